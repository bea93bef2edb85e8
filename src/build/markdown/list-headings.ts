import type { Root } from "hast"
import { toString as textOf } from "hast-util-to-string"
import { visit } from "unist-util-visit"

import { nameHeadings } from "~/src/doctor/markdown/heading-ids"

import { toHtmlWithoutAtSigns } from "./prepare-html"

/** A heading that a table of contents can lead to. */
type TextHeading = { id: string; level: number; html: string }

const LEVELS: Readonly<Record<string, number>> = { h2: 2, h3: 3 }

/** The headings of a text, of the levels 2 and 3, with the ids that they have on the page; `html` is their words. */
export async function listHeadings(tree: Root): Promise<TextHeading[]> {
  const headings: TextHeading[] = []
  visit((await nameHeadings().run(tree)) as Root, "element", (heading) => {
    const level = LEVELS[heading.tagName]
    if (level === undefined) return
    const html = toHtmlWithoutAtSigns({ type: "root", children: [{ type: "text", value: textOf(heading) }] })
    headings.push({ id: String(heading.properties.id), level, html })
  })
  return headings
}
