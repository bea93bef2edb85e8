import type { Element, Root } from "hast"
import { fromHtml } from "hast-util-from-html"

import { openResults } from "~/src/build/kept-results"
import { readPublicFile, writePublicFile } from "~/src/build/public-files"
import { HOME_PATH } from "~/src/lib/addresses/paths"
import { decodeIndex, SEARCH_INDEX_PATH, type SearchIndex } from "~/src/lib/search/search-index"
import { indexedWordsOf, isFindable } from "~/src/lib/search/search-words"

import { isControl } from "./page-content"

/** The fields of the pages' data that hold texts, as HTML and as values. */
const HTML_FIELDS = ["html", "introduction", "rest"]
const VALUE_FIELDS = [
  ...["availability", "client", "cover", "gallery", "job", "metrics", "outcome", "portrait", "role", "series", "team"],
  ...["tech", "video"],
]
/** No page shows their values as text. */
const SKIPPED_KEYS = ["id", "type", "bibtex", "alt", "embed", "focus", "image", "lang", "status", "width"]
/** Elements that may be a part of a word. A note's number is none, so `sup` is missing. */
const IN_WORD = /^(?:a|b|code|del|em|i|ins|mark|s|span|strong|sub|u)$/
const HEADING = /^h[1-6]$/
const ADDRESS = /^(?:https?:\/)?\//

type Texts = Record<string, unknown> | null
type PageData = { project?: Texts; note?: Texts; contentPage?: Texts; resume?: unknown }

/** How many words of texts the index has in total, counted once for each text: at most about 120 KB compressed. */
const MAX_WORDS = 60_000

/** Adds the words of the texts of all entries and pages to the search index (W3). */
export function writeSearchWords(): void {
  const index: SearchIndex = JSON.parse(readPublicFile(SEARCH_INDEX_PATH))
  const { entries, pages } = decodeIndex(index)
  const results = openResults("search-words")
  const texts = [...entries, ...pages].map(({ path }) => {
    const json = readPublicFile(`page-data${path === HOME_PATH ? "/index" : path}/page-data.json`)
    return results.of(json, () => textOf(JSON.parse(json)))
  })
  results.keep()
  const words = textWords(texts)
  writePublicFile(SEARCH_INDEX_PATH, JSON.stringify({ ...index, words }))
}

/** Returns the words of texts, with the numbers of the texts that have them. With too many words in total, each text has only its first ones. */
export function textWords(texts: readonly string[], most = MAX_WORDS): Record<string, number[]> {
  const words = new Map<string, number[]>()
  const mostPerText = Math.floor(most / texts.length)
  for (const [number, text] of texts.entries()) {
    const own = [...new Set(indexedWordsOf(text))].filter(isFindable).slice(0, mostPerText)
    for (const word of own) {
      const numbers = words.get(word)
      if (numbers) numbers.push(number)
      else words.set(word, [number])
    }
  }
  return Object.fromEntries([...words].sort())
}

function textOf({ result }: { result: { data: PageData } }): string {
  const { project, note, contentPage, resume } = result.data
  const texts = project ?? note ?? contentPage ?? {}
  // The home page shows its headline, the others their description.
  const { headline = texts.description } = texts
  const html = HTML_FIELDS.map((field) => fromHtml(String(texts[field] ?? ""), { fragment: true }))
  const elements = html.flatMap(({ children }) => children.filter((child) => child.type === "element"))
  const headings = elements.filter(({ tagName }) => HEADING.test(tagName)).map(shownText)
  const facts = stringsIn([headline, ...VALUE_FIELDS.map((field) => texts[field]), resume])
  return [...facts, ...headings, ...html.map(shownText)].join(" ")
}

/** Returns the text that readers see. Only what may divide a word adds a space. */
function shownText({ children }: Root | Element): string {
  const texts = children.map((child) => {
    if (child.type === "text") return child.value
    if (child.type !== "element" || isControl(child)) return " "
    return IN_WORD.test(child.tagName) ? shownText(child) : ` ${shownText(child)} `
  })
  return texts.join("")
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return ADDRESS.test(value) ? [] : [value]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (SKIPPED_KEYS.includes(key) ? [] : stringsIn(inner)))
}
