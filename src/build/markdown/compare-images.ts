import type { Element, Root } from "hast"
import { h } from "hastscript"
import { visit } from "unist-util-visit"

import { imagePair } from "~/src/doctor/markdown/image-pairs"
import { BUILD_TEXTS } from "~/src/lib/texts/interface-texts"

/**
 * Makes figures of the pairs of images in a text. On a screen with scripts, the images of a figure are over each other, and its slider
 * shows more of one or the other (`src/client/watch-comparisons.ts`); else they are beside each other.
 */
export function compareImages(tree: Root): void {
  visit(tree, "element", (paragraph) => {
    const pair = imagePair(paragraph)
    if (pair === null) return
    const captions = pair.map(({ properties }) => String(properties.title ?? ""))
    for (const { properties } of pair) delete properties.title
    const slider = h("input", { type: "range", className: ["scripted"], ariaLabel: BUILD_TEXTS.compare })
    const figure = h("figure", { className: ["compare"] }, ...pair.map((image) => h("span", image)), slider)
    if (captions.join("") !== "") {
      const [before, after] = captions.map((caption) => h("span", caption))
      // The space is for readers without styles.
      figure.children.push(h("figcaption", before, " ", after))
    }
    Object.assign(paragraph, figure satisfies Element)
  })
}
