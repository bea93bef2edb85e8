import path from "node:path"

import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { elementsIn, isIn, nodesIn, type Range } from "~/src/doctor/markdown/text-parts"
import { isLeftOut } from "~/src/doctor/rules/links/link-rules"
import { withoutEscapes } from "~/src/doctor/rules/markup/write-markdown"
import { DECORATIVE_ALT } from "~/src/lib/images/image-data"

/** Pages show no such images, but link to them. */
const LINKED_IMAGE = /^(?![a-z][a-z\d+.-]*:|\/\/)[^?#]*\.(?:gif|bmp|heic|heif|ico|jfif|jxl)(?:[?#].*)?$/i

/**
 * What only Markdown reads, not TeX: `a \\\\ b`, `\[0, 1\]`, `x\_1` but not `\text{a\_b}`, and `\\alpha` but not the end of a row
 * in `\begin{matrix}a\\b\end{matrix}`.
 */
const ESCAPED =
  /\\{4}|(?<!\\)\\[[\]()*]|(?<!\\|\\(?:text|math|operatorname)\w*\*?\{[^{}]*)\\_|^(?![\s\S]*(?<!\\)\\(?:begin\{|substack\b))[\s\S]*\\\\[a-z]{2}/i

const LINK = /^<a\s(?:[^>"']|"[^"]*"|'[^']*')*>((?:(?!<a\s)[\s\S])*)<\/a>$/i

export type Replaced = Range & { written: string }

/** Returns for each image without a description that it only decorates, as in the other system. */
export function undescribed(text: MarkdownText): Replaced[] {
  return writtenElements(text).flatMap(({ tagName, properties, start, written }) => {
    const mark = properties.alt === undefined ? /^<img\b/i : /^!\[\s*\](?=[([])/
    const [whole] = (tagName === "img" && mark.exec(written)) || []
    if (whole === undefined) return []
    return { start, end: start + whole.length, written: whole.startsWith("!") ? `![${DECORATIVE_ALT}]` : '<img alt=""' }
  })
}

/** Returns links in place of images that pages do not show. */
export function unshown(text: MarkdownText): Replaced[] {
  const parts = writtenElements(text)
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
export function unlinked(text: MarkdownText): Replaced[] {
  return writtenElements(text).flatMap((link) => {
    const { start, end, tagName, properties, written } = link
    const href = String(properties.href ?? "")
    const words = tagName === "a" && isLeftOut(href) ? wordsOf(link, text.body) : null
    if (words === null) return []
    const code = /^<a\s/i.test(written) ? `<code>${href.replaceAll("<", "&lt;")}</code>` : `\`${href}\``
    return { start, end, written: ["", href].includes(words.trim()) ? code : `${words} (${code})` }
  })
}

/** Returns null for a link whose place cannot be relied on: of HTML with blocks or links in it. */
function wordsOf({ children, properties, written }: WrittenElement, body: string): string | null {
  if (/^<a\s/i.test(written)) return LINK.exec(written)?.[1] ?? null
  if (!/^[[<]/.test(written) && !written.startsWith(String(properties.href))) return null
  const [first, last] = [children[0]?.position?.start.offset, children.at(-1)?.position?.end.offset]
  return first === undefined ? "" : body.slice(first, last)
}

/** Returns formulas without the backslashes that Markdown needs before others and before punctuation. */
export function escapedFormulas(text: MarkdownText): Replaced[] {
  const formulas = [...nodesIn(text, "inlineMath"), ...nodesIn(text, "math")]
  const escaped = formulas.filter(({ written }) => ESCAPED.test(written))
  return escaped.map(({ written, ...part }) => ({ ...part, written: withoutEscapes(written) }))
}

type WrittenElement = ReturnType<typeof writtenElements>[number]

/** Returns the elements that have a place in the text, and how they are written. */
function writtenElements({ html, body }: MarkdownText) {
  return elementsIn(html).flatMap(({ position, ...element }) => {
    const [start, end] = [position?.start.offset, position?.end.offset]
    return start === undefined || end === undefined ? [] : { ...element, start, end, written: body.slice(start, end) }
  })
}

export function replaced(body: string, parts: readonly Replaced[]): string {
  const ordered = parts.toSorted((one, other) => one.start - other.start)
  return ordered.reduceRight((text, { start, end, written }) => text.slice(0, start) + written + text.slice(end), body)
}
