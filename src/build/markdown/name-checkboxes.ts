import type { Root } from "hast"
import { visit } from "unist-util-visit"

import { BUILD_TEXTS } from "~/src/lib/texts"

/** Says of each box of a task list whether it is ticked. */
export function nameCheckboxes() {
  return (tree: Root): void => {
    visit(tree, "element", ({ tagName, properties }) => {
      if (tagName === "input") properties.ariaLabel = properties.checked ? BUILD_TEXTS.done : BUILD_TEXTS.notDone
    })
  }
}
