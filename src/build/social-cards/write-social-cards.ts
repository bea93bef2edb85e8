import path from "node:path"
import type { BuildArgs } from "gatsby"
import pMap from "p-map"

import { openCacheFolder } from "~/src/build/cache-folder"
import { publicFiles, removePublic, writePublicFile } from "~/src/build/public-files"
import { OWN_FONTS } from "~/src/build/social-cards/card-fonts"
import { openCardRenderer } from "~/src/build/social-cards/card-renderer"
import { cardWords, SITE_TITLE, type Unreadable } from "~/src/build/social-cards/card-words"
import { drawCard } from "~/src/build/social-cards/draw-card"
import { type NamedCard, queryCards } from "~/src/build/social-cards/query-cards"
import { whenIdle } from "~/src/build/social-cards/when-idle"
import { displayPath, SITE_FILE } from "~/src/doctor/readers/content-folder"
import { CARDS_PATH } from "~/src/lib/addresses/paths"

/** While one card is compressed in a thread of its own, others are rendered. */
const CONCURRENCY = 4

let warnings: Promise<string[]> | null = null
let isAwaited = false

/** Gatsby's `onPreBuild`: begins to draw the cards that are not cached, whenever Gatsby waits for its workers or a disk. */
export async function startSocialCards({ graphql }: Pick<BuildArgs, "graphql">): Promise<void> {
  warnings = writeCards(await queryCards(graphql))
  // An error is thrown by `writeSocialCards`, which awaits the same promise.
  warnings.catch(() => undefined)
}

/** Waits until all cards are written, and warns about the characters that they cannot show. */
export async function writeSocialCards({ reporter }: Pick<BuildArgs, "reporter">): Promise<void> {
  isAwaited = true
  for (const warning of [...new Set(await warnings)].sort()) reporter.warn(warning)
}

async function writeCards(cards: readonly NamedCard[]): Promise<string[]> {
  const cache = openCacheFolder("social-cards")
  const renderer = openCardRenderer()
  removeOutdatedCards(cards)
  cache.keepOnly(new Set(cards.map((card) => path.parse(card.path).name)))
  const unreadable = await pMap(
    cards,
    async (named) => {
      const name = path.basename(named.path)
      if (!cache.has(name)) {
        if (!isAwaited) await whenIdle()
        cache.write(name, await drawCard(renderer, named.card))
      }
      writePublicFile(named.path, cache.read(name) ?? "")
      return cardWords(named.card, renderer.missingCharacters).unreadable.map((field) => warningOf(named, field))
    },
    { concurrency: CONCURRENCY },
  )
  return unreadable.flat()
}

function removeOutdatedCards(cards: readonly NamedCard[]): void {
  const paths = new Set(cards.map((card) => card.path))
  for (const file of publicFiles(".jpg", ".png")) {
    if (file.startsWith(`${CARDS_PATH.slice(1)}/`) && !paths.has(`/${file}`)) removePublic(file)
  }
}

function warningOf({ source, card: { title } }: NamedCard, { field, characters }: Unreadable): string {
  const place = field === SITE_TITLE ? displayPath(SITE_FILE) : (source ?? title)
  return `${place}: ${field} – no font has the characters ${characters.join(" ")}, so the social card leaves this text out. Add a font that has them to ${OWN_FONTS}/.`
}
