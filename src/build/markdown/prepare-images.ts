import type { Element, Parents, Root } from "hast"
import { h } from "hastscript"
import { visit } from "unist-util-visit"

import {
  DECORATIVE_ALT,
  type ImageAttributes,
  largestVersion,
  sizesOf,
  splitSpan,
  ZOOM_CLASS,
} from "~/src/lib/images/image-data"

/** As wide as an image of a text is without a span. */
const COLUMN_PX = 640

/** An image of a text, and its version for the dark theme; a diagram always has one (M4). */
export type TextImage = ImageAttributes & { dark?: ImageAttributes; isDiagram?: boolean }

/**
 * Gives every image its responsive versions, and a caption if it has a title (G1). An image without versions is removed: its
 * address could be on another host. The content check reports such an image.
 */
export async function prepareImages(tree: Root, imageFor: (src: string) => Promise<TextImage | null>): Promise<void> {
  const images: (ReturnType<typeof splitSpan> & { image: Element; parent: Parents })[] = []
  visit(tree, "element", (image, _index, parent) => {
    if (image.tagName === "img" && parent)
      images.push({ image, parent, ...splitSpan(String(image.properties.src ?? "")) })
  })
  const found = await Promise.all(images.map(async (each) => ({ ...each, data: await imageFor(each.src) })))
  for (const { image, parent, span, data } of found) {
    if (data) placeImage(image, data, span, parent)
    else parent.children.splice(parent.children.indexOf(image), 1)
  }
}

/** Makes an image responsive; one that is a paragraph of its own becomes a figure. */
function placeImage(image: Element, data: TextImage, span: string | null, parent: Parents): void {
  const sizes = sizesOf(span)
  makeResponsive(image, data, sizes)
  let holder = parent
  if (parent.type === "element" && parent.tagName === "p" && parent.children.length === 1) {
    if (span) parent.properties.className = [span]
    const isLarger = !data.isDiagram && (data.width ?? 0) > COLUMN_PX
    holder = makeFigure(parent, image, isLarger && image.properties.alt !== "")
  }
  addDarkVersion(image, data, sizes, holder)
}

/** A diagram has one version for all widths. */
function makeResponsive(
  { properties }: Element,
  { src, srcSet, width, height, placeholder, isBright }: ImageAttributes,
  sizes: string,
): void {
  if (String(properties.alt).trim() === DECORATIVE_ALT) properties.alt = ""
  const versions = srcSet === "" ? {} : { srcSet, sizes }
  Object.assign(properties, { src, ...versions, width, height, loading: "lazy", decoding: "async" })
  if (isBright) properties.className = ["bright"]
  if (placeholder !== undefined) properties.style = `background-image:url(${placeholder})`
}

/** Both versions are in the page, and styles show one: lazy images that are not shown are not loaded. */
function addDarkVersion(image: Element, { dark, isDiagram }: TextImage, sizes: string, parent: Parents): void {
  if (dark === undefined) return
  const kind = isDiagram ? ["diagram"] : []
  const { style, ...properties } = image.properties
  const other: Element = { ...image, properties }
  makeResponsive(other, dark, sizes)
  image.properties.className = [...kind, "light-only"]
  other.properties.className = [...kind, "dark-only"]
  parent.children.splice(parent.children.indexOf(image) + 1, 0, other)
}

/** Adds a caption if the image has a title, and a link to the whole image. Returns the element around the image. */
function makeFigure(paragraph: Element, image: Element, isLinked: boolean): Element {
  const { title, src = "", srcSet = "" } = image.properties as { title?: string; src?: string; srcSet?: string }
  delete image.properties.title
  const holder = isLinked
    ? h("a", { href: largestVersion({ src, srcSet }), className: [ZOOM_CLASS] }, image)
    : paragraph
  paragraph.tagName = "figure"
  if (isLinked) paragraph.children = [holder]
  if (title !== undefined) paragraph.children.push(h("figcaption", title))
  return holder
}
