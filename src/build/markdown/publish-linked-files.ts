import path from "node:path"
import type { Root } from "hast"
import { visit } from "unist-util-visit"

import { publishFile } from "~/src/build/public-files"
import { kindOnDisk } from "~/src/doctor/files/find-files"
import { linkedFile } from "~/src/doctor/links/linked-files"

/** Publishes the files next to a text that it links to, and sets these links to the published paths. */
export function publishLinkedFiles(tree: Root, folder: string): Root {
  visit(tree, "element", ({ tagName, properties }) => {
    const linked = tagName === "a" && typeof properties.href === "string" ? linkedFile(properties.href, folder) : null
    if (linked === null) return
    const file = path.join(folder, linked.name)
    // Only the development server continues if the file is missing.
    if (kindOnDisk(file) === "file") properties.href = `${publishFile(file)}${linked.rest}`
  })
  return tree
}
