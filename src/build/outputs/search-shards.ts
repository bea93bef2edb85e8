import { createHash } from "node:crypto"
import type { Element, Root } from "hast"
import { fromHtml } from "hast-util-from-html"

import { readPublicFile, writePublicFile } from "~/src/build/public-files"
import { HOME_PATH } from "~/src/lib/addresses/paths"
import { decodeIndex, SEARCH_INDEX_PATH, type SearchIndex } from "~/src/lib/search/search-index"
import { type SearchShard, shardOf, wordsOf } from "~/src/lib/search/search-words"

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
const ADDRESS = /^(?:https?:\/)?\//

type Texts = Record<string, unknown> | null
type PageData = { project?: Texts; note?: Texts; contentPage?: Texts; resume?: unknown }

/** Writes the words of the texts of all entries and pages in the search index, in files by their first letters (W3). */
export function writeSearchShards(): void {
  const index: SearchIndex = JSON.parse(readPublicFile(SEARCH_INDEX_PATH))
  const { entries, pages } = decodeIndex(index)
  const shards = searchShards([...entries, ...pages].map(({ path }) => textOf(path)))
  const files = Object.entries(shards).map(([name, shard]) => [name, JSON.stringify(shard)] as const)
  const hash = createHash("sha256").update(files.join()).digest("hex").slice(0, 16)
  // Below `/static`, because another text has another address.
  const base = `/static/search-${hash}`
  for (const [name, json] of files) writePublicFile(`${base}/${name}.json`, json)
  writePublicFile(SEARCH_INDEX_PATH, JSON.stringify({ ...index, words: { base, names: Object.keys(shards) } }))
}

/** Returns the words of texts, with the numbers of the texts that have them, by the names of their files. */
export function searchShards(texts: readonly string[]): Record<string, SearchShard> {
  const shards = new Map<string, Map<string, number[]>>()
  for (const [number, text] of texts.entries()) {
    for (const word of new Set(wordsOf(text))) {
      const name = shardOf(word)
      if (name === null) continue
      const shard = shards.get(name) ?? new Map<string, number[]>()
      shards.set(name, shard)
      const numbers = shard.get(word) ?? []
      numbers.push(number)
      shard.set(word, numbers)
    }
  }
  return Object.fromEntries([...shards].sort().map(([name, shard]) => [name, Object.fromEntries([...shard].sort())]))
}

function textOf(path: string): string {
  const page = path === HOME_PATH ? "/index" : path
  const { result } = JSON.parse(readPublicFile(`page-data${page}/page-data.json`)) as { result: { data: PageData } }
  const { project, note, contentPage, resume } = result.data
  const texts = project ?? note ?? contentPage ?? {}
  // The home page shows its headline, the others their description.
  const { headline = texts.description } = texts
  const html = HTML_FIELDS.map((field) => shownText(fromHtml(String(texts[field] ?? ""), { fragment: true })))
  return [...html, ...stringsIn([headline, ...VALUE_FIELDS.map((field) => texts[field]), resume])].join(" ")
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

/** Returns all texts in a value, without addresses. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return ADDRESS.test(value) ? [] : [value]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (SKIPPED_KEYS.includes(key) ? [] : stringsIn(inner)))
}
