import type { BuildArgs } from "gatsby"

import type { QueriedCard } from "~/src/build/graphql/social-card-field"

const PAGES = /* GraphQL */ `
  {
    siteSettings {
      siteUrl
    }
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
      accent
      picture {
        file
        digest
      }
      source
    }
  }
`

export type Card = Omit<QueriedCard, "width" | "height">

/** The cards that the pages name, and the host that stands on one without a name. */
export type QueriedCards = { cards: Card[]; host: string }

type Page = { path: string; pageContext: { name?: string } | null }
type Pages = { siteSettings: { siteUrl: string }; allSitePage: { nodes: Page[] } }

/** Asks each page for its card, each once: the parts of a list share the card of the list. Throws when a question fails. */
export async function queryCards(graphql: BuildArgs["graphql"]): Promise<QueriedCards> {
  const { data, errors } = await graphql<Pages>(PAGES)
  if (errors || data === undefined) throw new Error(`The query for the pages failed: ${errors}`)
  const cards = new Map<string, Card>()
  for (const { path: page, pageContext } of data.allSitePage.nodes) {
    const card = await queryCard(graphql, { path: page, tag: pageContext?.name ?? null })
    if (card !== null) cards.set(card.path, card)
  }
  return { cards: [...cards.values()], host: new URL(data.siteSettings.siteUrl).host }
}

async function queryCard(
  graphql: BuildArgs["graphql"],
  asked: { path: string; tag: string | null },
): Promise<Card | null> {
  const { data, errors } = await graphql<{ socialCard: Card | null }, typeof asked>(CARD, asked)
  if (errors) throw new Error(`The query for the card of ${asked.path} failed: ${errors}`)
  return data?.socialCard ?? null
}
