import { createHash } from "node:crypto"

import { readPublicFile, writePublicFile } from "~/src/build/public-files"
import { HOME_PATH } from "~/src/lib/addresses/paths"
import { decodeIndex, SEARCH_INDEX_PATH, type SearchIndex } from "~/src/lib/search/search-index"
import { type SearchShard, shardOf, wordsOf } from "~/src/lib/search/search-words"

/** What is no text of the owner in the HTML of a text: buttons, tags and character references. */
const MARKUP = /<button\b[\s\S]*?<\/button>|<[^>]*>|&#?\w+;/g
/** The fields of the pages' data that hold texts. */
const HTML_FIELDS = ["html", "introduction", "rest", "headline"]
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
  const html = HTML_FIELDS.map((field) => String(texts[field] ?? "").replace(MARKUP, " "))
  return [...html, ...stringsIn(resume)].join(" ")
}

/** Returns all texts in a value, without addresses. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return ADDRESS.test(value) ? [] : [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
