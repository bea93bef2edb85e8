import type { Element, ElementContent, Root } from "hast"
import { visit } from "unist-util-visit"

import type { MarkdownOptions } from "~/src/build/markdown/prepare-html"
import { COLUMN_SIZES, DECORATIVE_ALT, type PictureData } from "~/src/lib/picture-data"

/** Gives every picture its responsive versions; a picture with a title becomes a figure with a caption (G1). */
export function preparePictures(pictureFor: MarkdownOptions["pictureFor"]) {
  return async (tree: Root): Promise<void> => {
    const pictures: Element[] = []
    visit(tree, "element", (element) => {
      if (element.tagName !== "img") return
      if (String(element.properties.alt).trim() === DECORATIVE_ALT) element.properties.alt = ""
      pictures.push(element)
    })
    await Promise.all(
      pictures.map(async (picture) => {
        const data = await pictureFor(String(picture.properties.src))
        if (data !== null) makeResponsive(picture, data)
      }),
    )
    visit(tree, "element", (element) => {
      const [only] = element.children
      if (element.tagName === "p" && element.children.length === 1 && isPicture(only)) makeFigure(element, only)
    })
  }
}

function makeResponsive(picture: Element, { src, srcSet, width, height, placeholder }: PictureData): void {
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
