import type { Element, ElementContent, Root } from "hast"
import { SKIP, visit } from "unist-util-visit"

import type { MarkdownOptions } from "~/src/build/markdown/prepare-html"
import { COLUMN_SIZES, DECORATIVE_ALT, type PictureData } from "~/src/lib/picture-data"

/**
 * Gives every image its responsive versions; one with a title becomes a figure with a caption (G1). An image that has none is
 * removed: the content check reports it, and a page never asks another host for it.
 */
export function preparePictures(pictureFor: MarkdownOptions["pictureFor"]) {
  return async (tree: Root): Promise<void> => {
    const addresses = new Set<string>()
    visit(tree, { tagName: "img" }, (image) => {
      addresses.add(addressOf(image as Element))
    })
    const known = new Map<string, PictureData | null>()
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
      if (element.tagName === "p" && element.children.length === 1 && isPicture(only)) makeFigure(element, only)
    })
  }
}

function addressOf({ properties }: Element): string {
  return String(properties.src ?? "")
}

function makeResponsive(picture: Element, { src, srcSet, width, height, placeholder }: PictureData): void {
  if (String(picture.properties.alt).trim() === DECORATIVE_ALT) picture.properties.alt = ""
  Object.assign(picture.properties, {
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

function makeFigure(paragraph: Element, picture: Element): void {
  const { title } = picture.properties
  delete picture.properties.title
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

function isPicture(node: ElementContent | undefined): node is Element {
  return node?.type === "element" && node.tagName === "img"
}
