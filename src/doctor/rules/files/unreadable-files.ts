import type { Diagnostic } from "~/src/doctor/diagnostics/diagnostic"
import { CONTENT_FOLDER, isHidden, STATIC_FOLDER } from "~/src/doctor/readers/files/content-folder"
import type { SiteFiles } from "~/src/doctor/readers/files/find-files"
import { unreadableMessage } from "~/src/doctor/readers/files/unreadable-message"

import type { Named } from "./stray-files"

/**
 * Reports links that lead nowhere or out of the folder, and other entries that a build cannot copy; builds leave out hidden ones of
 * the content. What a file names is reported where it is named.
 */
export function checkUnreadableFiles(files: SiteFiles, { known, unread }: Named): Diagnostic[] {
  const inContent = files.content.unreadable.filter(({ file }) => !isHidden(file))
  const reportIn = (folder: string, unreadable: SiteFiles["content"]["unreadable"]) =>
    unreadable.map(({ file, kind }) => ({ file: `${folder}/${file}`, ...unreadableMessage(kind, folder) }))
  return [...reportIn(CONTENT_FOLDER, inContent), ...reportIn(STATIC_FOLDER, files.static.unreadable)]
    .filter(({ file }) => !known.has(file.toLowerCase()) && !unread.includes(file))
    .map((entry) => ({ ...entry, line: 1, column: 1, field: "file" }))
}
