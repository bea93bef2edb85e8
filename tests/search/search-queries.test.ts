import { readFileSync } from "node:fs"

import { textWords } from "~/src/build/outputs/write-search-words"
import { NO_FILTER } from "~/src/lib/search/entry-filter-url"
import { createEntryQuery } from "~/src/lib/search/search-entries"
import { encodeIndex } from "~/src/lib/search/search-index"
import { LANGUAGES } from "~/src/lib/texts/languages"
import { indexedProject } from "~/tests/fixtures/indexed-entry"

/** Of each language, entries with a title and a text, and what visitors look for: a query and the entries that it must find. */
const SECTIONS = readFileSync(`${__dirname}/search-queries.txt`, "utf8").split(/^# /m).slice(1)
const MOST_MISSED = 3

function readSection(section: string) {
  const [language = "", ...lines] = section.trim().split("\n")
  const rows = lines.map((line) => line.slice(2))
  const isEntry = (_row: string, index: number) => !lines[index]?.startsWith("?")
  const entries = rows.filter(isEntry).map((row) => row.split(" | ") as [string, string])
  const queries = rows.filter((row, index) => !isEntry(row, index)).flatMap((row) => row.split(" "))
  return { language, entries, queries: queries.map((query) => query.split(":") as [string, string]) }
}

function searchIn(entries: readonly (readonly [string, string])[]) {
  const indexed = entries.map(([title], slug) => indexedProject(`${slug}`, { title }))
  const words = textWords(entries.map(([, text]) => text))
  const find = createEntryQuery({ ...encodeIndex(indexed), words })
  return (text: string) => find("projects", { ...NO_FILTER, text }).entries.map(({ slug }) => slug)
}

test("W3 J1: every shipped language has 30 queries", () => {
  const read = SECTIONS.map(readSection)
  expect(read.map(({ language }) => language).sort()).toEqual(Object.keys(LANGUAGES).sort())
  expect(
    read.filter(({ queries }) => queries.length !== 30).map(({ language, queries }) => [language, queries.length]),
  ).toEqual([])
})

test.each(SECTIONS.map(readSection).map((section) => [section.language, section] as const))(
  "W3 J1: in %s, a search finds 27 of 30, and nothing else is among its first three",
  (_language, { entries, queries }) => {
    const search = searchIn(entries)
    const missed: string[] = []
    for (const [query, wanted] of queries) {
      const first = search(query).slice(0, 3)
      if (!first.includes(wanted)) missed.push(query)
      expect([query, first.filter((slug) => slug !== wanted)]).toEqual([query, []])
    }
    expect(missed.slice(MOST_MISSED)).toEqual([])
  },
)
