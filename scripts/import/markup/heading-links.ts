import { visit } from "unist-util-visit"

import { nameHeadings } from "~/src/doctor/markdown/heading-ids"
import { parseMarkdown } from "~/src/doctor/markdown/parse-markdown"
import { nodesIn } from "~/src/doctor/markdown/text-parts"

const PLACE = { file: "", bodyLine: 1 }
/** `## Knots {#k}`, and `{: #k}` of kramdown, also in the next line. */
const HEADING_ID = /^([^\n]*?)(?:[ \t]+|(\n))\{(?:[:.][^{}\n]*?)?#([\w.:-]+)[^{}\n]*\}(?=[ \t]*(?:\n|$))/

/** Returns the links to headings here by those to the ids that a text gives to them: `#knots` by `#k`. */
export function headingLinks(text: string): ReadonlyMap<string, string> {
  const links = new Map<string, string>()
  if (!/\{[^{}\n]*#/.test(text)) return links
  const own = new Map<number | undefined, string>()
  const { tree } = parseMarkdown(text, PLACE)
  const body = nodesIn({ tree, body: text }, "heading").reduceRight((rest, { node, start }) => {
    const [whole = "", words = "", lineBreak = "", id = ""] = HEADING_ID.exec(rest.slice(start)) ?? []
    if (id !== "") own.set(node.position?.start.line, `#${id}`)
    return rest.slice(0, start) + words + lineBreak + rest.slice(start + whole.length)
  }, text)
  visit(nameHeadings().runSync(parseMarkdown(body, PLACE).html), "element", ({ properties, position }) => {
    const link = own.get(position?.start.line)
    if (link !== undefined && properties.id && !links.has(link)) links.set(link, `#${properties.id}`)
  })
  return links
}
