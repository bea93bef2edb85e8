import type { Element, Root } from "hast"
import { toString as textOf } from "hast-util-to-string"
import { visit } from "unist-util-visit"

import { toHtmlWithoutAtSigns } from "~/src/build/markdown/to-html-without-at-signs"
import { nameHeadings } from "~/src/doctor/markdown/heading-ids"

/** A heading that a table of contents can lead to. */
export type TextHeading = { id: string; level: number; html: string }

const LEVELS: Readonly<Record<string, number>> = { h2: 2, h3: 3 }

/** The headings of a text, of the levels 2 and 3, with the ids that they have on the page; `html` is their words. */
export async function listHeadings(tree: Root): Promise<TextHeading[]> {
  const headings: TextHeading[] = []
  visit((await nameHeadings().run(tree)) as Root, "element", (element) => {
    const level = LEVELS[element.tagName]
    if (level !== undefined) headings.push({ id: String(element.properties.id), level, html: wordsOf(element) })
  })
  return headings
}

function wordsOf(heading: Element): string {
  return toHtmlWithoutAtSigns({ type: "root", children: [{ type: "text", value: textOf(heading) }] })
}
