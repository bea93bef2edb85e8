import type { Element, ElementContent, Parents, Root } from "hast"
import { visit } from "unist-util-visit"

import { DECORATIVE_ALT, type ImageAttributes, sizesOf, splitSpan } from "~/src/lib/images/image-data"

/**
 * Gives every image its responsive versions, and a caption if it has a title (G1). An image without versions is removed: its
 * address could be on another host. The content check reports such an image.
 */
export function prepareImages(imageFor: (src: string) => Promise<ImageAttributes | null>) {
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

function makeFigure(paragraph: Element, { properties }: Element): void {
  const { title } = properties
  delete properties.title
  paragraph.tagName = "figure"
  if (typeof title !== "string") return
  const children: ElementContent[] = [{ type: "text", value: title }]
  paragraph.children.push({ type: "element", tagName: "figcaption", properties: {}, children })
}
