import path from "node:path"
import type { Element } from "hast"
import { visit } from "unist-util-visit"

import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { elementsIn, isIn, type Range } from "~/src/doctor/markdown/text-parts"
import { isLeftOut } from "~/src/doctor/rules/links/link-rules"
import { DECORATIVE_ALT } from "~/src/lib/images/image-data"

/** Pages show no such images, but link to them. */
const LINKED_IMAGE = /^(?![a-z][a-z\d+.-]*:|\/\/)[^?#]*\.(?:gif|bmp|heic|heif|ico|jfif|jxl)(?:[?#].*)?$/i

export type Replaced = Range & { written: string }

/** Returns for each image without a description that it only decorates, as in the other system. */
export function undescribed({ tree, html, body }: MarkdownText): Replaced[] {
  const found: Replaced[] = []
  const find = (start = 0, pattern: RegExp, written: string) => {
    const [whole = ""] = pattern.exec(body.slice(start)) ?? []
    if (whole !== "") found.push({ start, end: start + whole.length, written })
  }
  visit(tree, ["image", "imageReference"], ({ position }) =>
    find(position?.start.offset, /^!\[\s*\](?=[([])/, `![${DECORATIVE_ALT}]`),
  )
  visit(html, "element", ({ tagName, properties, position }) => {
    if (tagName === "img" && properties.alt === undefined) find(position?.start.offset, /^<img\b/i, '<img alt=""')
  })
  return found
}

/** Returns links in place of images that pages do not show. */
export function unshown({ html, body }: MarkdownText): Replaced[] {
  const parts = elementsIn(html).flatMap((element) => partOf(element, body))
  const links = parts.filter(({ tagName }) => tagName === "a")
  return parts.flatMap(({ properties: { src, alt }, ...part }) => {
    if (typeof src !== "string" || !LINKED_IMAGE.test(src)) return []
    const words = String(alt || path.posix.basename(src).replace(/[?#].*$/, "")).replaceAll("<", "&lt;")
    const link = part.written.startsWith("<")
      ? `<a href="${src}">${words}</a>`
      : part.written.slice(1).replace(/^\[\s*\]/, () => `[${words}]`)
    return { ...part, written: links.some((other) => isIn(part, other)) ? words : link }
  })
}

/** Returns the words of links that pages leave out, and their addresses as code. */
export function unlinked({ html, body }: MarkdownText): Replaced[] {
  const links = elementsIn(html).flatMap((element) => (element.tagName === "a" ? partOf(element, body) : []))
  return links.flatMap(({ properties: { href }, children, written, ...part }) => {
    if (typeof href !== "string" || !isLeftOut(href)) return []
    const code = /^<a\s/i.test(written) ? `<code>${href.replaceAll("<", "&lt;")}</code>` : `\`${href}\``
    const [first, last] = [children[0]?.position?.start.offset, children.at(-1)?.position?.end.offset]
    const words = first === undefined ? "" : body.slice(first, last)
    return { ...part, written: ["", href].includes(words) ? code : `${words} (${code})` }
  })
}

/** Returns an element as written; nothing for one that has no place in the text. */
function partOf({ position, ...element }: Element, body: string) {
  const [start, end] = [position?.start.offset, position?.end.offset]
  return start === undefined || end === undefined ? [] : [{ ...element, start, end, written: body.slice(start, end) }]
}

export function replaced(body: string, parts: readonly Replaced[]): string {
  const ordered = parts.toSorted((one, other) => one.start - other.start)
  return ordered.reduceRight((text, { start, end, written }) => text.slice(0, start) + written + text.slice(end), body)
}
