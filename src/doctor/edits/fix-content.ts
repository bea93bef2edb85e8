import { writeFileSync } from "node:fs"
import path from "node:path"

import { checkContent } from "~/src/doctor/check-content"
import type { Diagnostic } from "~/src/doctor/diagnostic"
import { applyEdits } from "~/src/doctor/edits/apply-edits"
import { CONTENT_FOLDER, readText } from "~/src/doctor/readers/content-folder"

/** One edit can show what another one was hiding. So many rounds are enough for every content that was ever moved in. */
const MOST_ROUNDS = 10

/** Applies the edits of all diagnostics, round by round until none is left. */
export function fixContent(root: string): void {
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    if (!fixOnce(root, checkContent(root).diagnostics)) return
  }
}

/** Applies the edits of diagnostics to their files; returns whether there are any. */
export function fixOnce(root: string, diagnostics: readonly Diagnostic[]): boolean {
  const editable = diagnostics.filter(({ edits = [] }) => edits.length > 0)
  for (const file of new Set(editable.map((diagnostic) => diagnostic.file))) {
    const relativePath = path.posix.relative(CONTENT_FOLDER, file)
    const { text } = readText(root, relativePath)
    const groups = editable.filter((diagnostic) => diagnostic.file === file).map(({ edits = [] }) => edits)
    if (text !== null) writeFileSync(path.join(root, relativePath), applyEdits(text, groups))
  }
  return editable.length > 0
}
