import type { Element } from "hast"
import { toString as textOf } from "hast-util-to-string"
import type { Options } from "rehype-autolink-headings"

import { BUILD_TEXTS } from "~/src/lib/texts"

/** Every heading ends in a link to itself, named after the heading for those who only hear it. */
export const headingAnchor: Options = {
  behavior: "append",
  properties: (heading: Element) => ({
    className: ["anchor"],
    ariaLabel: `${BUILD_TEXTS.headingLink}: ${textOf(heading)}`,
  }),
  content: { type: "text", value: "#" },
}
