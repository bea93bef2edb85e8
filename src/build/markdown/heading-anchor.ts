import type { Element } from "hast"
import { toString as textOf } from "hast-util-to-string"
import type { Options } from "rehype-autolink-headings"

import { BUILD_TEXTS } from "~/src/lib/texts"

/** Every heading ends with a link to itself, whose accessible name contains the heading. */
export const headingAnchor: Options = {
  behavior: "append",
  properties: (heading: Element) => ({
    className: ["anchor"],
    ariaLabel: `${BUILD_TEXTS.headingLink}: ${textOf(heading)}`,
  }),
  content: { type: "text", value: "#" },
}
