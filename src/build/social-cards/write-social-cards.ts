import path from "node:path"
import type { BuildArgs } from "gatsby"

import { OWN_FACES } from "~/src/build/social-cards/card-fonts"
import {
  type DrawnCard,
  keepCard,
  readCard,
  removeOtherCards,
  type Unreadable,
} from "~/src/build/social-cards/card-store"
import { SITE_TITLE } from "~/src/build/social-cards/card-words"
import { drawCard } from "~/src/build/social-cards/draw-card"
import { type NamedCard, queryCards } from "~/src/build/social-cards/query-cards"
import { openTypesetter, type Typesetter } from "~/src/build/social-cards/typesetter"
import { whenIdle } from "~/src/build/when-idle"
import { publicFiles, removePublic, writePublicFile } from "~/src/build/write-files"
import { displayPath, SITE_FILE } from "~/src/doctor/readers/content-folder"
import { CARDS_PATH } from "~/src/lib/paths"

/** So many at once that encoding one takes no longer than drawing the others. */
const AT_ONCE = 4

let drawing: Promise<string[]> | null = null
let isAwaited = false

/** Begins to draw what no earlier build has, whenever Gatsby waits for its workers or for a disk. */
export async function drawSocialCards({ graphql }: Pick<BuildArgs, "graphql">): Promise<void> {
  // Here, as no worker asks for anything yet.
  drawing = drawAll(await queryCards(graphql))
  // Whatever goes wrong is told by those who wait for it.
  drawing.catch(() => undefined)
}

/** Waits until each card is drawn, and tells which words nobody could read. Throws what the drawing throws. */
export async function writeSocialCards({ reporter }: Pick<BuildArgs, "reporter">): Promise<void> {
  isAwaited = true
  for (const told of [...new Set(await drawing)].sort()) reporter.warn(told)
}

async function drawAll(cards: readonly NamedCard[]): Promise<string[]> {
  let setter: Promise<Typesetter> | null = null
  const open = () => {
    setter ??= openTypesetter()
    return setter
  }
  removeOutdated(cards)
  const unreadable: string[] = []
  for (let next = 0; next < cards.length; next += AT_ONCE) {
    if (!isAwaited) await whenIdle()
    await Promise.all(
      cards.slice(next, next + AT_ONCE).map(async (card) => {
        const drawn = await recall(card, open)
        writePublicFile(card.path, drawn.bytes)
        unreadable.push(...drawn.unreadable.map((words) => tell(card, words)))
      }),
    )
  }
  return unreadable
}

function removeOutdated(cards: readonly NamedCard[]): void {
  const paths = new Set(cards.map((card) => card.path))
  for (const file of publicFiles(".jpg", ".png")) {
    if (file.startsWith(`${CARDS_PATH.slice(1)}/`) && !paths.has(`/${file}`)) removePublic(file)
  }
  removeOtherCards(new Set(cards.map(nameOf)))
}

async function recall(named: NamedCard, open: () => Promise<Typesetter>): Promise<DrawnCard> {
  const kept = readCard(nameOf(named))
  if (kept !== null) return kept
  const drawn = await drawCard(await open(), named.card)
  keepCard(nameOf(named), drawn)
  return drawn
}

function nameOf(named: NamedCard): string {
  return path.posix.basename(named.path)
}

function tell({ source, card: { title } }: NamedCard, { field, characters }: Unreadable): string {
  const where = field === SITE_TITLE ? displayPath(SITE_FILE) : (source ?? title)
  return `${where}: ${field} — no face of ours has ${characters.join(" ")} — the picture for sharing shows the page without it — put a font file with these characters into ${OWN_FACES}/`
}
