import type { ContentProblem } from "~/src/doctor/diagnostic"
import type { MarkdownFile } from "~/src/doctor/markdown/markdown-file"
import { linksIn } from "~/src/doctor/markdown/text-urls"

const SCHEME = /^([a-z][a-z\d+.-]*):/i
/** What links in a text may begin with; the page drops the address of every other link. */
const KEPT = ["https", "http", "mailto", "tel"]

/** Warns of links in a text that are not encrypted; an address that the page would drop is an error. */
export function checkLinkSchemes(markdown: MarkdownFile): ContentProblem[] {
  return linksIn(markdown).flatMap(({ url, ...place }): ContentProblem[] => {
    const scheme = SCHEME.exec(url)?.[1]?.toLowerCase()
    if (scheme === undefined || (KEPT.includes(scheme) && scheme !== "http")) return []
    const told = { file: markdown.file, ...place, field: "link", found: JSON.stringify(url) }
    if (scheme === "http") {
      const fix = "write https://, which nearly every host answers, and try it"
      return [{ severity: "warning", ...told, expected: "an address that begins with https://", fix }]
    }
    const expected = "an address of the web, mailto: or tel:, for every other is left out of the page"
    return [{ ...told, expected, fix: "link to a page, or write it as text" }]
  })
}
