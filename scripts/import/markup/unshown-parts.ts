import path from "node:path"
import { visit } from "unist-util-visit"

import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { isIn, nodesIn, type Range } from "~/src/doctor/markdown/text-parts"
import { DECORATIVE_ALT } from "~/src/lib/images/image-data"

import { attributesOf } from "./site-tags"

/** Pages show no such images, but link to them. */
const LINKED_IMAGE = /^(?![a-z][a-z\d+.-]*:|\/\/).*\.(?:gif|bmp|heic|heif|ico|jfif|jxl)$/i
/** Pages leave out links with these schemes. */
const LEFT_OUT = /^(?!(?:https?|mailto|tel|data):)[a-z][a-z\d+.-]*:/i

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
  return found.sort((one, other) => one.start - other.start)
}

/** Returns links in place of images that pages do not show, and words in place of links that they leave out. */
export function unshown(text: MarkdownText): Replaced[] {
  const urls = new Map(nodesIn(text, "definition").map(({ node }) => [node.identifier, node.url]))
  const urlOf = (node: { url?: string; identifier?: string }) => node.url ?? urls.get(node.identifier ?? "") ?? ""
  const links = [...nodesIn(text, "link"), ...nodesIn(text, "linkReference")]
  const leftOut = [...links, ...nodesIn(text, "definition")].flatMap(({ node, start, end, written }) => {
    const url = urlOf(node)
    const [, words = url] = /^\[(.*?)\](?:[([][^\])]*[)\]])?$/s.exec(written) ?? []
    const shown = words === url ? `\`${url}\`` : `${words} (\`${url}\`)`
    return LEFT_OUT.test(url) ? { start, end, written: node.type === "definition" ? "" : shown } : []
  })
  const tags = nodesIn(text, "html").map(({ written, ...one }) => {
    const { src = "", alt = "" } = attributesOf(/^<img\s([^<>]*?)\/?>\s*$/i.exec(written)?.[1] ?? "")
    return { ...one, url: src, alt, written: `![${alt}](${src})` }
  })
  const ofMarkdown = [...nodesIn(text, "image"), ...nodesIn(text, "imageReference")]
  const named = ofMarkdown.map(({ node, ...one }) => ({ ...one, url: urlOf(node), alt: node.alt }))
  const images = [...named, ...tags].flatMap(({ url, alt, written, ...one }) => {
    if (!LINKED_IMAGE.test(url) || leftOut.some((link) => isIn(one, link))) return []
    const words = alt || path.posix.basename(url)
    const link = written.slice(1).replace(/^\[\s*\]/, () => `[${words}]`)
    return { ...one, written: links.some((other) => isIn(one, other)) ? words : link }
  })
  return [...leftOut, ...images].sort((one, other) => one.start - other.start)
}

export function replaced(body: string, parts: readonly Replaced[]): string {
  return parts.reduceRight((text, { start, end, written }) => text.slice(0, start) + written + text.slice(end), body)
}
