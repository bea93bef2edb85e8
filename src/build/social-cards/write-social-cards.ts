import path from "node:path"
import type { BuildArgs } from "gatsby"
import pMap from "p-map"

import { openCacheFolder } from "~/src/build/cache-folder"
import type { QueriedCard } from "~/src/build/graphql/social-card-field"
import { writePublicFile } from "~/src/build/public-files"
import { openCardRenderer } from "~/src/build/social-cards/card-renderer"
import { drawCard } from "~/src/build/social-cards/draw-card"

const QUERY = "query ($path: String!, $tag: String) { socialCard(path: $path, tag: $tag) { path content } }"

type Card = Pick<QueriedCard, "path" | "content">

/** Writes the social cards of all pages, and draws those that are not cached. */
export async function writeSocialCards(args: BuildArgs): Promise<void> {
  const cards = await queryCards(args)
  const cache = openCacheFolder("social-cards")
  const renderer = openCardRenderer()
  cache.keepOnly(new Set(cards.map((card) => path.parse(card.path).name)))
  const write = async (card: Card): Promise<void> => {
    const name = path.basename(card.path)
    if (!cache.has(name)) cache.write(name, await drawCard(renderer, card.content))
    writePublicFile(card.path, cache.read(name) ?? "")
  }
  // While one card is compressed in another thread, others are rendered.
  await pMap(cards, write, { concurrency: 4 })
}

/** Returns the cards of all pages, each once: the parts of a list share a card. Throws if a query fails. */
async function queryCards({ graphql, getNodesByType }: BuildArgs): Promise<Card[]> {
  const cards = new Map<string, Card>()
  const pages = getNodesByType("SitePage") as unknown as { path: string; context?: { name?: string } }[]
  for (const { path: page, context } of pages) {
    const variables = { path: page, tag: context?.name ?? null }
    const { data, errors } = await graphql<{ socialCard: Card | null }, typeof variables>(QUERY, variables)
    if (errors) throw new Error(`The query for the card of ${page} failed: ${errors}`)
    if (data?.socialCard) cards.set(data.socialCard.path, data.socialCard)
  }
  return [...cards.values()]
}
