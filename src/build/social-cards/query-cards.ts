import type { BuildArgs } from "gatsby"

import type { QueriedCard } from "~/src/build/graphql/social-card-field"
import { cardFile } from "~/src/build/social-cards/card-file"
import type { SocialCard } from "~/src/build/social-cards/social-card"

const PAGES = /* GraphQL */ `
  {
    allSitePage { nodes { path pageContext } }
  }
`

const CARD = /* GraphQL */ `
  query ($path: String!, $tag: String) {
    socialCard(path: $path, tag: $tag) {
      path type title label text name host accent source
      picture { file digest }
    }
  }
`

/** A card, its path, and the content file of its texts. */
export type NamedCard = { path: string; source: string | null; card: SocialCard }

type Pages = { allSitePage: { nodes: { path: string; pageContext: { name?: string } | null }[] } }

/** Returns the cards of all pages, each once: the parts of a list share a card. Throws if a query fails. */
export async function queryCards(graphql: BuildArgs["graphql"]): Promise<NamedCard[]> {
  const { data, errors } = await graphql<Pages>(PAGES)
  if (errors || data === undefined) throw new Error(`The query for the pages failed: ${errors}`)
  const cards = new Map<string, NamedCard>()
  for (const { path, pageContext } of data.allSitePage.nodes) {
    const card = await queryCard(graphql, { path, tag: pageContext?.name ?? null })
    if (card !== null) cards.set(card.path, card)
  }
  return [...cards.values()]
}

type Variables = { path: string; tag: string | null }
type Answer = { socialCard: Omit<QueriedCard, "width" | "height"> | null }

async function queryCard(graphql: BuildArgs["graphql"], variables: Variables): Promise<NamedCard | null> {
  const { data, errors } = await graphql<Answer, Variables>(CARD, variables)
  if (errors) throw new Error(`The query for the card of ${variables.path} failed: ${errors}`)
  if (!data?.socialCard) return null
  const { path, type: _type, source, ...card } = data.socialCard
  // The page's query has named the file by all fields of the card.
  if (cardFile(card).path !== path) throw new Error(`The query for the card of ${variables.path} leaves out a field.`)
  return { path, source, card }
}
