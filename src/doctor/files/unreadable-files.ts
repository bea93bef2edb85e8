import type { Diagnostic } from "~/src/doctor/diagnostic"
import { displayPath, isHidden } from "~/src/doctor/readers/content-folder"

import type { FoundFiles } from "./find-files"

/** Reports links that lead nowhere, and other entries that a build cannot copy; builds leave out hidden ones of the content. */
export function checkUnreadableFiles(content: FoundFiles, published: FoundFiles): Diagnostic[] {
  const inContent = content.unreadable.filter(({ file }) => !isHidden(file))
  return [
    ...inContent.map((entry) => ({ ...entry, file: displayPath(entry.file) })),
    ...published.unreadable.map((entry) => ({ ...entry, file: `static/${entry.file}` })),
  ].map((entry) => ({ ...entry, line: 1, column: 1, field: "file" }))
}
