import type { BuildArgs } from "gatsby"

import type { QueriedCard } from "~/src/build/graphql/social-card-field"
import { type CardFile, cardFile } from "~/src/build/social-cards/card-file"
import type { SocialCard } from "~/src/build/social-cards/social-card"

const PAGES = /* GraphQL */ `
  {
    allSitePage {
      nodes {
        path
        pageContext
      }
    }
  }
`

const CARD = /* GraphQL */ `
  query ($path: String!, $tag: String) {
    socialCard(path: $path, tag: $tag) {
      path
      type
      title
      label
      text
      name
      host
      accent
      picture {
        file
        digest
      }
      source
    }
  }
`

/** A card that pages name, and the file that its words come from. */
export type NamedCard = Pick<CardFile, "path"> & { source: string | null; card: SocialCard }

type Queried = Omit<QueriedCard, "width" | "height">
type Page = { path: string; pageContext: { name?: string } | null }
type Pages = { allSitePage: { nodes: Page[] } }

/** Returns the cards of all pages, each once: the parts of a list share the card of the list. Throws when a query fails. */
export async function queryCards(graphql: BuildArgs["graphql"]): Promise<NamedCard[]> {
  const { data, errors } = await graphql<Pages>(PAGES)
  if (errors || data === undefined) throw new Error(`The query for the pages failed: ${errors}`)
  const cards = new Map<string, NamedCard>()
  for (const { path: page, pageContext } of data.allSitePage.nodes) {
    const card = await queryCard(graphql, { path: page, tag: pageContext?.name ?? null })
    if (card !== null) cards.set(card.path, card)
  }
  return [...cards.values()]
}

async function queryCard(
  graphql: BuildArgs["graphql"],
  asked: { path: string; tag: string | null },
): Promise<NamedCard | null> {
  const { data, errors } = await graphql<{ socialCard: Queried | null }, typeof asked>(CARD, asked)
  if (errors) throw new Error(`The query for the card of ${asked.path} failed: ${errors}`)
  if (!data?.socialCard) return null
  const { path, type: _type, source, ...card } = data.socialCard
  // The page names the file by the whole card; one that lacks a field here would be drawn without it.
  if (cardFile(card).path !== path) throw new Error(`The query for the card of ${asked.path} leaves out a field.`)
  return { path, source, card }
}
