import path from "node:path"
import { performance } from "node:perf_hooks"
import { setTimeout as wait } from "node:timers/promises"
import type { BuildArgs } from "gatsby"
import pMap from "p-map"

import { openCacheFolder } from "~/src/build/cache-folder"
import { writePublicFile } from "~/src/build/public-files"
import type { SocialCard } from "~/src/build/social-cards/card-file"
import { OWN_FONTS } from "~/src/build/social-cards/card-fonts"
import { openCardRenderer } from "~/src/build/social-cards/card-renderer"
import { cardWords, SITE_TITLE } from "~/src/build/social-cards/card-words"
import { drawCard } from "~/src/build/social-cards/draw-card"
import { displayPath, SITE_FILE } from "~/src/doctor/readers/content-folder"

const QUERY = /* GraphQL */ `
  query ($path: String!, $tag: String) {
    socialCard(path: $path, tag: $tag) { path drawing source }
  }
`

type Card = { path: string; drawing: SocialCard; source: string | null }

/** While one card is compressed in a thread of its own, others are rendered. */
const CONCURRENCY = 4

const IDLE_CHECK_MS = 4
/** A share of the interval between two checks. */
const IDLE_BELOW = 0.5

let warnings: Promise<string[]> | null = null
let isAwaited = false

/** Gatsby's `onPreBuild`: begins to draw the cards that are not cached, whenever Gatsby waits for its workers or a disk. */
export async function startSocialCards(args: BuildArgs): Promise<void> {
  warnings = writeCards(await queryCards(args))
  // An error is thrown by `writeSocialCards`, which awaits the same promise.
  warnings.catch(() => undefined)
}

/** Waits until all cards are written, and warns about the characters that they cannot show. */
export async function writeSocialCards(reporter: BuildArgs["reporter"]): Promise<void> {
  isAwaited = true
  for (const warning of [...new Set(await warnings)].sort()) reporter.warn(warning)
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

async function writeCards(cards: readonly Card[]): Promise<string[]> {
  const cache = openCacheFolder("social-cards")
  const renderer = openCardRenderer()
  cache.keepOnly(new Set(cards.map((card) => path.parse(card.path).name)))
  const unreadable = await pMap(
    cards,
    async ({ path: file, drawing, source }) => {
      const name = path.basename(file)
      if (!cache.has(name)) {
        if (!isAwaited) await whenIdle()
        cache.write(name, await drawCard(renderer, drawing))
      }
      writePublicFile(file, cache.read(name) ?? "")
      return cardWords(drawing, renderer.missingCharacters).unreadable.map(({ field, characters }) => {
        const place = field === SITE_TITLE ? displayPath(SITE_FILE) : (source ?? drawing.title)
        return `${place}: ${field} – no font has the characters ${characters.join(" ")}, so the social card leaves this text out. Add a font that has them to ${OWN_FONTS}/.`
      })
    },
    { concurrency: CONCURRENCY },
  )
  return unreadable.flat()
}

/** Waits until this thread is idle for most of an interval. */
async function whenIdle(): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization()
    await wait(IDLE_CHECK_MS)
    if (performance.eventLoopUtilization(before).utilization < IDLE_BELOW) return
  }
}
