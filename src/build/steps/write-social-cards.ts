import path from "node:path"
import type { BuildArgs } from "gatsby"
import pMap from "p-map"

import { openCacheFolder } from "~/src/build/cache-folder"
import type { QueriedCard } from "~/src/build/graphql/social-card-field"
import { writePublicFile } from "~/src/build/public-files"
import { nodesOf } from "~/src/build/read-published"
import { OWN_FONTS } from "~/src/build/social-cards/card-fonts"
import { openCardRenderer } from "~/src/build/social-cards/card-renderer"
import { unreadableCharacters } from "~/src/build/social-cards/card-words"
import { drawCard } from "~/src/build/social-cards/draw-card"
import { codePoint, formatValue } from "~/src/doctor/diagnostics/diagnostic"

const QUERY = "query ($path: String!, $tag: String) { socialCard(path: $path, tag: $tag) { path content } }"

type Card = Pick<QueriedCard, "path" | "content">

/** Writes the social cards of all pages, and draws those that are not cached. Warns about titles that they leave out. */
export async function writeSocialCards(args: BuildArgs): Promise<void> {
  const cards = await queryCards(args)
  const cache = openCacheFolder("social-cards")
  const renderer = openCardRenderer()
  cache.keepOnly(new Set(cards.map((card) => path.parse(card.path).name)))
  for (const { content } of cards) {
    const warning = missingTitle(content.title, renderer.missingCharacters)
    if (warning !== null) args.reporter.warn(warning)
  }
  const write = async (card: Card): Promise<void> => {
    const name = path.basename(card.path)
    if (!cache.has(name)) cache.write(name, await drawCard(renderer, card.content))
    writePublicFile(card.path, cache.read(name) ?? "")
  }
  // Node renders and compresses in its threads, of which there are four.
  await pMap(cards, write, { concurrency: 4 })
}

/** Returns a warning if no font has all characters of a title; else null. */
export function missingTitle(title: string, missingCharacters: (text: string) => string[]): string | null {
  const characters = unreadableCharacters(title, missingCharacters)
  if (characters.length === 0) return null
  const fix = `Add a font that has them to ${OWN_FONTS}/.`
  const named = characters.map((character) => `${character} (${codePoint(character)})`).join(", ")
  return `A social card leaves out a part of the title ${formatValue(title)}: no font has ${named}. ${fix}`
}

/** Returns the cards of all pages, each once: the parts of a list share a card. Throws if a query fails. */
async function queryCards({ graphql, ...args }: BuildArgs): Promise<Card[]> {
  const cards = new Map<string, Card>()
  const pages = nodesOf<{ path: string; context?: { name?: string } }>(args, "SitePage")
  for (const { path: page, context } of pages) {
    const variables = { path: page, tag: context?.name ?? null }
    const { data, errors } = await graphql<{ socialCard: Card | null }, typeof variables>(QUERY, variables)
    if (errors) throw new Error(`The query for the card of ${page} failed: ${errors}`)
    if (data?.socialCard) cards.set(data.socialCard.path, data.socialCard)
  }
  return [...cards.values()]
}
