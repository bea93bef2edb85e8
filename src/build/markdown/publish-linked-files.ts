import path from "node:path"
import type { Root } from "hast"
import { visit } from "unist-util-visit"

import { publishFile } from "~/src/build/public-files"
import { kindOnDisk } from "~/src/doctor/files/find-files"
import { linkedFile } from "~/src/doctor/links/linked-files"

/** Publishes the files beside a text that its links name, and gives these links the path inside the site. */
export function publishLinkedFiles(tree: Root, folder: string): Root {
  visit(tree, "element", ({ tagName, properties }) => {
    const linked = tagName === "a" && typeof properties.href === "string" ? linkedFile(properties.href) : null
    if (linked === null) return
    const file = path.join(folder, linked.name)
    // It is missing only while developing.
    if (kindOnDisk(file) === "file") properties.href = `${publishFile(file)}${linked.rest}`
  })
  return tree
}
