import { visit } from "unist-util-visit"

import { nameHeadings } from "~/src/doctor/markdown/heading-ids"
import { type MarkdownText, parseMarkdown } from "~/src/doctor/markdown/parse-markdown"
import { nodesIn } from "~/src/doctor/markdown/text-parts"

/** `## Knots {#k}`, and `{: #k}` of kramdown, also in the next line. */
const HEADING_ID = /^([^\n]*?)(?:[ \t]+|(\n))\{(?:[:.][^{}\n]*?)?#([\w.:-]+)[^{}\n]*\}(?=[ \t]*(?:\n|$))/

/** Returns the links to headings here by those to the ids that a text gives to them: `#knots` by `#k`. */
export function headingLinks(text: MarkdownText): ReadonlyMap<string, string> {
  const own = new Map<number | undefined, string>()
  const body = nodesIn(text, "heading").reduceRight((rest, { node, start }) => {
    const [whole = "", words = "", lineBreak = "", id = ""] = HEADING_ID.exec(rest.slice(start)) ?? []
    if (id !== "") own.set(node.position?.start.line, `#${id}`)
    return rest.slice(0, start) + words + lineBreak + rest.slice(start + whole.length)
  }, text.body)
  const links = new Map<string, string>()
  if (own.size === 0) return links
  const { html } = parseMarkdown(body, { file: "", bodyLine: 1 })
  visit(nameHeadings().runSync(html), "element", ({ properties, position }) => {
    const link = own.get(position?.start.line)
    if (link !== undefined && properties.id && !links.has(link)) links.set(link, `#${properties.id}`)
  })
  return links
}
