import type { Diagnostic } from "~/src/doctor/diagnostic"
import { displayPath, isHidden } from "~/src/doctor/readers/content-folder"

import type { SiteFiles } from "./find-files"
import { type Named, namedPaths } from "./stray-files"

/**
 * Reports links that lead nowhere, and other entries that a build cannot copy; builds leave out hidden ones of the content. What a
 * file names is reported where it is named.
 */
export function checkUnreadableFiles(files: SiteFiles, { named, unread }: Named): Diagnostic[] {
  const known = namedPaths(named)
  const inContent = files.content.unreadable.filter(({ file }) => !isHidden(file))
  return [
    ...inContent.map((entry) => ({ ...entry, file: displayPath(entry.file) })),
    ...files.static.unreadable.map((entry) => ({ ...entry, file: `static/${entry.file}` })),
  ]
    .filter(({ file }) => !known.has(file.toLowerCase()) && !unread.includes(file))
    .map((entry) => ({ ...entry, line: 1, column: 1, field: "file" }))
}
