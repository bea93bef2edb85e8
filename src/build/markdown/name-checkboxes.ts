import type { Root } from "hast"
import { visit } from "unist-util-visit"

import { BUILD_TEXTS } from "~/src/lib/texts"

/** Gives each checkbox of a task list an accessible name that says whether it is checked. */
export function nameCheckboxes() {
  return (tree: Root): void => {
    visit(tree, "element", ({ tagName, properties }) => {
      if (tagName === "input") properties.ariaLabel = properties.checked ? BUILD_TEXTS.done : BUILD_TEXTS.notDone
    })
  }
}
