import path from "node:path"

import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { COLLECTIONS } from "~/src/lib/addresses/paths"

import { findFiles } from "./find-files"

/** Returns the files in the folder of a text and below by their paths from it. Those of entries are not of the pages. */
export function filesBelow(root: string, folder: string): string[] {
  const files = findFiles(root, folder).files.map((file) => path.posix.relative(folder, file))
  return folder === "" ? files.filter((file) => !COLLECTIONS.some((name) => file.startsWith(`${name}/`))) : files
}

/**
 * Returns the one of these files that a path of another site or program means: the one at the longest end of the path, else the
 * only one with its name; undefined for none.
 */
export function fileBeside(written: string, files: readonly string[]): string | undefined {
  const parts = decodeAddress(written).split(/[\\/]/)
  const ends = parts.map((_part, index) => parts.slice(index).join("/"))
  const alike = files.filter((file) => path.posix.basename(file) === parts.at(-1))
  return ends.find((end) => files.includes(end)) ?? (alike.length === 1 ? alike[0] : undefined)
}
