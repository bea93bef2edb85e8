import GithubSlugger from "github-slugger"
import type { Root } from "mdast"
import { toString as textOf } from "mdast-util-to-string"
import { visit } from "unist-util-visit"

import { unreservedId } from "~/src/build/markdown/avoid-reserved-ids"

/** The ids that the headings of a text get on its page, in their order. */
export function headingIds(tree: Root): string[] {
  const slugger = new GithubSlugger()
  const ids: string[] = []
  visit(tree, "heading", (heading) => {
    ids.push(unreservedId(slugger.slug(textOf(heading, { includeImageAlt: false, includeHtml: false }))))
  })
  return ids
}
