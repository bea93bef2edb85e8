import type { Root } from "hast"
import { fromHtml } from "hast-util-from-html"

import { foreignCodeFinder, type OwnCode } from "~/src/build/hosting/foreign-code"
import { openResults } from "~/src/build/kept-results"
import { readPublicFile } from "~/src/build/public-files"
import { PUNCTUATION } from "~/src/lib/texts/punctuation"

export type CheckedPages = ReturnType<typeof checkedPages>

/**
 * Reads finished pages, and checks each for code that the build did not put in (S1). Parsing a page takes longer than anything that is
 * done with its tree, so one reading serves the check and the page's Markdown copy, and a page that has not changed is not parsed.
 */
export function checkedPages(code: OwnCode) {
  const results = openResults("pages")
  const findForeignCode = foreignCodeFinder(code)
  const found = new Map<string, readonly string[]>()

  function copyOf(address: string, files: readonly string[], make: (parts: Root[]) => string): string {
    const parts = files.map(readPublicFile)
    // The owner may change the marks between facts, which a copy has and its page may not.
    const { text, foreign } = results.of([code, PUNCTUATION, address, parts], () => {
      const trees = parts.map((html) => fromHtml(html))
      return { foreign: trees.map(findForeignCode), text: make(trees) }
    })
    for (const [index, file] of files.entries()) found.set(file, foreign[index] ?? [])
    return text
  }

  return {
    /** Returns the copy of a page with this address, which is made of the trees of its parts as browsers read them. */
    copyOf,
    /** Returns an excerpt of each foreign script, style element, event handler and `javascript:` address in a page. */
    foreignCodeIn(file: string): readonly string[] {
      if (!found.has(file)) copyOf("", [file], () => "")
      return found.get(file) ?? []
    },
    keep: results.keep,
  }
}
