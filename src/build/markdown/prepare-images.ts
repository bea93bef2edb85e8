import type { Element, ElementContent, Parents, Root } from "hast"
import { visit } from "unist-util-visit"

import { DECORATIVE_ALT, type ImageAttributes, sizesOf, splitSpan } from "~/src/lib/images/image-data"

/** An image of a text; a diagram has another file for the dark theme (M4). */
export type TextImage = ImageAttributes & { dark?: string }

/**
 * Gives every image its responsive versions, and a caption if it has a title (G1). An image without versions is removed: its
 * address could be on another host. The content check reports such an image.
 */
export function prepareImages(imageFor: (src: string) => Promise<TextImage | null>) {
  return async (tree: Root): Promise<void> => {
    const images: { image: Element; parent: Parents }[] = []
    visit(tree, "element", (image, _index, parent) => {
      if (image.tagName === "img" && parent) images.push({ image, parent })
    })
    const versions = await Promise.all(
      images.map(({ image }) => imageFor(splitSpan(String(image.properties.src ?? "")).src)),
    )
    for (const [index, { image, parent }] of images.entries()) {
      const data = versions[index]
      const { span } = splitSpan(String(image.properties.src ?? ""))
      if (data) makeResponsive(image, data, sizesOf(span))
      else parent.children.splice(parent.children.indexOf(image), 1)
      const isAlone = data && parent.type === "element" && parent.tagName === "p" && parent.children.length === 1
      if (isAlone) makeFigure(parent, image)
      if (isAlone && span) parent.properties.className = [span]
      if (data?.dark !== undefined) addDarkVersion(image, data.dark, parent)
    }
  }
}

function makeResponsive(
  { properties }: Element,
  { src, srcSet, width, height, placeholder }: ImageAttributes,
  sizes: string,
): void {
  if (String(properties.alt).trim() === DECORATIVE_ALT) properties.alt = ""
  Object.assign(properties, { src, srcSet, sizes, width, height, loading: "lazy", decoding: "async" })
  if (placeholder !== undefined) properties.style = `background-image:url(${placeholder})`
}

/** Both versions are in the page, and styles show one: lazy images that are not shown are not loaded. */
function addDarkVersion(image: Element, dark: string, { children }: Parents): void {
  const { srcSet, sizes, ...properties } = image.properties
  image.properties = { ...properties, className: ["diagram", "diagram-light"] }
  const other = { ...properties, src: dark, className: ["diagram", "diagram-dark"] }
  children.splice(children.indexOf(image) + 1, 0, { type: "element", tagName: "img", properties: other, children: [] })
}

function makeFigure(paragraph: Element, { properties }: Element): void {
  const { title } = properties
  delete properties.title
  paragraph.tagName = "figure"
  if (typeof title !== "string") return
  const children: ElementContent[] = [{ type: "text", value: title }]
  paragraph.children.push({ type: "element", tagName: "figcaption", properties: {}, children })
}
