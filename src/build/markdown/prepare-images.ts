import type { Element, ElementContent, Root } from "hast"
import { SKIP, visit } from "unist-util-visit"

import { COLUMN_SIZES, DECORATIVE_ALT, type ImageAttributes } from "~/src/lib/images/image-data"

/**
 * Gives every image its responsive versions; a title becomes a caption (G1). An image without versions is removed, so that no page
 * requests it from another host; the content check reports it.
 */
export function prepareImages(pictureFor: (src: string) => Promise<ImageAttributes | null>) {
  return async (tree: Root): Promise<void> => {
    const versions = new Map<Element, ImageAttributes | null>()
    visit(tree, "element", (image) => {
      if (image.tagName === "img") versions.set(image, null)
    })
    const load = async (image: Element) => versions.set(image, await pictureFor(String(image.properties.src ?? "")))
    await Promise.all([...versions.keys()].map(load))
    visit(tree, "element", (image, index = 0, parent) => {
      const data = versions.get(image)
      if (data === undefined) return
      if (data === null) {
        parent?.children.splice(index, 1)
        return [SKIP, index]
      }
      makeResponsive(image, data)
      const isAlone = parent?.type === "element" && parent.tagName === "p" && parent.children.length === 1
      if (isAlone) makeFigure(parent, image)
    })
  }
}

function makeResponsive({ properties }: Element, { src, srcSet, width, height, placeholder }: ImageAttributes): void {
  if (String(properties.alt).trim() === DECORATIVE_ALT) properties.alt = ""
  Object.assign(properties, { src, srcSet, sizes: COLUMN_SIZES, width, height, loading: "lazy", decoding: "async" })
  if (placeholder !== undefined) properties.style = `background-image:url(${placeholder})`
}

function makeFigure(paragraph: Element, { properties }: Element): void {
  const { title } = properties
  delete properties.title
  paragraph.tagName = "figure"
  if (typeof title !== "string") return
  const children: ElementContent[] = [{ type: "text", value: title }]
  paragraph.children.push({ type: "element", tagName: "figcaption", properties: {}, children })
}
