import path from "node:path"
import type { BuildArgs } from "gatsby"

import { displayPath, SITE_FILE } from "~/src/build/content/content-folder"
import type { QueriedCard } from "~/src/build/graphql/social-card-field"
import { eachFewAtOnce } from "~/src/build/remote-pictures/each-few-at-once"
import {
  type DrawnCard,
  keepCard,
  readCard,
  removeOtherCards,
  type Unreadable,
} from "~/src/build/social-cards/card-store"
import { drawCard } from "~/src/build/social-cards/draw-card"
import { OWN_FACES } from "~/src/build/social-cards/faces"
import { readCardWords, SITE_TITLE } from "~/src/build/social-cards/read-card-words"
import { openTypesetter, type Typesetter } from "~/src/build/social-cards/typesetter"
import { publicFiles, removePublic, writePublicFile } from "~/src/build/write-files"
import { CARDS_PATH } from "~/src/lib/paths"

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

type Card = Omit<QueriedCard, "width" | "height">
type Page = { path: string; pageContext: { name?: string } | null }
type Pages = { siteSettings: { siteUrl: string }; allSitePage: { nodes: Page[] } }

/** Draws the cards that the pages name, as far as no earlier build has, and tells which words nobody could read. */
export async function writeSocialCards({ graphql, reporter }: Pick<BuildArgs, "graphql" | "reporter">): Promise<void> {
  const { data, errors } = await graphql<Pages>(PAGES)
  if (errors || data === undefined) throw new Error(`The query for the pages failed: ${errors}`)
  const cards = await queryCards(graphql, data.allSitePage.nodes)
  const host = new URL(data.siteSettings.siteUrl).host
  let setter: Promise<Typesetter> | null = null
  const open = () => {
    setter ??= openTypesetter()
    return setter
  }
  removeOutdated(cards)
  const unreadable: string[] = []
  await eachFewAtOnce(cards, async (card) => {
    const drawn = await recall(card, host, open)
    writePublicFile(card.path, drawn.bytes)
    unreadable.push(...drawn.unreadable.map((words) => tell(card, words)))
  })
  for (const told of [...new Set(unreadable)].sort()) reporter.warn(told)
}

/** Each once: the parts of a list share the card of the list. */
async function queryCards(graphql: BuildArgs["graphql"], pages: readonly Page[]): Promise<Card[]> {
  const cards = new Map<string, Card>()
  for (const { path: page, pageContext } of pages) {
    const asked = { path: page, tag: pageContext?.name ?? null }
    const { data, errors } = await graphql<{ socialCard: Card | null }, typeof asked>(CARD, asked)
    if (errors) throw new Error(`The query for the card of ${page} failed: ${errors}`)
    if (data?.socialCard) cards.set(data.socialCard.path, data.socialCard)
  }
  return [...cards.values()]
}

function removeOutdated(cards: readonly Card[]): void {
  const paths = new Set(cards.map((card) => card.path))
  for (const file of publicFiles(".jpg", ".png")) {
    if (file.startsWith(`${CARDS_PATH.slice(1)}/`) && !paths.has(`/${file}`)) removePublic(file)
  }
  removeOtherCards(new Set(cards.map(nameOf)))
}

async function recall(card: Card, host: string, open: () => Promise<Typesetter>): Promise<DrawnCard> {
  const kept = readCard(nameOf(card))
  if (kept !== null) return kept
  const setter = await open()
  const { words, unreadable } = readCardWords(card, host, setter.missing)
  const drawn = { bytes: await drawCard(setter, words, card), unreadable }
  keepCard(nameOf(card), drawn)
  return drawn
}

function nameOf(card: Card): string {
  return path.posix.basename(card.path)
}

function tell({ source, title }: Card, { field, characters }: Unreadable): string {
  const where = field === SITE_TITLE ? displayPath(SITE_FILE) : (source ?? title)
  return `${where}: ${field} — no face of ours has ${characters.join(" ")} — the picture for sharing shows the page without it — put a font file with these characters into ${OWN_FACES}/`
}
