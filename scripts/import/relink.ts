import { visit } from "unist-util-visit"

import { parseMarkdown } from "~/src/doctor/markdown/parse-markdown"
import { readProject } from "~/src/doctor/readers/read-project"
import { projectPath } from "~/src/lib/addresses/paths"

import { editProject } from "./complete-project"

/** An address inside of a site, whose last part is the name of an entry: `/blog/my-post/`, `/2024/05/31/my-post.html`. */
const INTERNAL = /^(?:\/|\.\.?\/)(?:[\w.-]+\/)*(?<name>[\w-]+?)(?:\.html|\.mdx?)?\/?(?<anchor>#.*)?$/

/** Makes links to imported entries lead to their new addresses; `slugs` are by the names of the entries. */
export function relink(root: string, slug: string, slugs: ReadonlyMap<string, string>): void {
  const { markdown } = readProject(root, slug)
  if (markdown === null) return
  let { body } = markdown
  const links: { url: string; from: number; to: number }[] = []
  visit(parseMarkdown(body, { file: "", bodyLine: 0 }).tree, ["link", "definition"], (node) => {
    if ("url" in node && node.position?.start.offset !== undefined) {
      links.push({ url: node.url, from: node.position.start.offset, to: node.position.end.offset ?? 0 })
    }
  })
  for (const { url, from, to } of links.reverse()) {
    const { name = "", anchor = "" } = INTERNAL.exec(url)?.groups ?? {}
    const target = slugs.get(name)
    const at = body.slice(0, to).lastIndexOf(url)
    if (target === undefined || at < from) continue
    body = body.slice(0, at) + projectPath(target) + anchor + body.slice(at + url.length)
  }
  editProject(root, slug, (text) => text.slice(0, text.length - markdown.body.length) + body)
}
