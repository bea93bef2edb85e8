import { isUtf8 } from "node:buffer"
import { readFileSync } from "node:fs"

import { type Diagnostic, say } from "~/src/doctor/diagnostics/diagnostic"
import { positionsIn } from "~/src/doctor/diagnostics/positions-in"

import { CONTENT_FOLDER, displayPath } from "./content-folder"
import { findConflicts } from "./git-conflicts"
import { resolveFile } from "./resolve-file"
import { unreadableMessage } from "./unreadable-message"

const NOT_UTF8 = say(
  "encoding",
  "The file is not UTF-8 but, for example, UTF-16, Latin-1 or Windows-1252, or it is damaged.",
  "Save the file as UTF-8 (editors ask under “Save with encoding”), or replace it.",
)
const START = { line: 1, column: 1, field: "file" }

/** `text` has the line ends of Unix, so that no rule needs to know others; `written` has its own, for what writes the file again. */
type ReadText =
  | { text: string; written: string; diagnostics: [] }
  | { text: null; written: null; diagnostics: Diagnostic[] }

/**
 * Returns the text of a file in UTF-8 without its byte-order mark. Null, without a diagnostic, when there is no such file; a link out
 * of the folder and anything but UTF-8 is an error at its first wrong byte, and so is an unresolved conflict of git.
 */
export function readText(root: string, relativePath: string): ReadText {
  const failed = (...diagnostics: Diagnostic[]): ReadText => ({ text: null, written: null, diagnostics })
  const { kind, path } = resolveFile(root, relativePath)
  if (kind === "refused" || kind === "outside") {
    const message = unreadableMessage(kind, CONTENT_FOLDER)
    return failed({ file: displayPath(relativePath), ...START, ...message })
  }
  if (kind !== "file") return failed()
  const bytes = readFileSync(path)
  const written = bytes.toString("utf8").replace(/^\uFEFF/, "")
  const text = written.replace(/\r\n?/g, "\n")
  const wrong = text.indexOf(isUtf8(bytes) ? "\0" : "\uFFFD")
  if (wrong === -1) {
    const conflicts = findConflicts(displayPath(relativePath), text)
    return conflicts.length > 0 ? failed(...conflicts) : { text, written, diagnostics: [] }
  }
  const place = { field: "encoding", ...positionsIn(text)(wrong) }
  return failed({ file: displayPath(relativePath), ...place, ...NOT_UTF8 })
}
