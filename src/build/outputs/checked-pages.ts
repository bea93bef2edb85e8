import type { Root } from "hast"
import { fromHtml } from "hast-util-from-html"

import { foreignCodeFinder, type OwnCode } from "~/src/build/hosting/foreign-code"
import { readPublicFile } from "~/src/build/public-files"

export type CheckedPages = ReturnType<typeof checkedPages>

/**
 * Reads finished pages, and checks each for code that the build did not put in when it is read first (S1). Parsing a
 * page takes longer than anything that is done with its tree, so one reading serves the check and the page's Markdown
 * copy.
 */
export function checkedPages(code: OwnCode) {
  const findForeignCode = foreignCodeFinder(code)
  const found = new Map<string, string[]>()
  function read(file: string): Root {
    const tree = fromHtml(readPublicFile(file))
    if (!found.has(file)) found.set(file, findForeignCode(tree))
    return tree
  }
  return {
    /** Returns the tree of a page as browsers read it. The caller may change it. */
    read,
    /** Returns an excerpt of each foreign script, style element, event handler and `javascript:` address in a page. */
    foreignCodeIn(file: string): readonly string[] {
      if (!found.has(file)) read(file)
      return found.get(file) ?? []
    },
  }
}
