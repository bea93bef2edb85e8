import type { Element, ElementContent, Root } from "hast"
import { SKIP, visit } from "unist-util-visit"

import type { MarkdownOptions } from "~/src/build/markdown/prepare-html"
import { COLUMN_SIZES, DECORATIVE_ALT, type ImageAttributes } from "~/src/lib/images/image-data"

/**
 * Gives every image its responsive versions; a title becomes a caption (G1). An image without versions is removed, so that no page
 * requests it from another host; the content check reports it.
 */
export function prepareImages(pictureFor: MarkdownOptions["pictureFor"]) {
  return async (tree: Root): Promise<void> => {
    const addresses = new Set<string>()
    visit(tree, { tagName: "img" }, (image) => {
      addresses.add(addressOf(image as Element))
    })
    const known = new Map<string, ImageAttributes | null>()
    await Promise.all([...addresses].map(async (address) => known.set(address, await pictureFor(address))))
    visit(tree, { tagName: "img" }, (image, index, parent) => {
      const data = known.get(addressOf(image as Element)) ?? null
      if (data === null) {
        parent?.children.splice(index ?? 0, 1)
        return [SKIP, index ?? 0]
      }
      makeResponsive(image as Element, data)
      return undefined
    })
    visit(tree, "element", (element) => {
      const [only] = element.children
      if (element.tagName === "p" && element.children.length === 1 && isImage(only)) makeFigure(element, only)
    })
  }
}

function addressOf({ properties }: Element): string {
  return String(properties.src ?? "")
}

function makeResponsive(image: Element, { src, srcSet, width, height, placeholder }: ImageAttributes): void {
  if (String(image.properties.alt).trim() === DECORATIVE_ALT) image.properties.alt = ""
  Object.assign(image.properties, {
    src,
    srcSet,
    sizes: COLUMN_SIZES,
    width,
    height,
    loading: "lazy",
    decoding: "async",
    ...(placeholder === undefined ? {} : { style: `background-image:url(${placeholder})` }),
  })
}

function makeFigure(paragraph: Element, image: Element): void {
  const { title } = image.properties
  delete image.properties.title
  paragraph.tagName = "figure"
  if (typeof title !== "string") return
  const caption: ElementContent = {
    type: "element",
    tagName: "figcaption",
    properties: {},
    children: [{ type: "text", value: title }],
  }
  paragraph.children.push(caption)
}

function isImage(node: ElementContent | undefined): node is Element {
  return node?.type === "element" && node.tagName === "img"
}
