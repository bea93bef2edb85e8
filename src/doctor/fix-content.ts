import { writeFileSync } from "node:fs"
import path from "node:path"

import { applyEdits } from "~/src/doctor/diagnostics/apply-edits"
import type { Diagnostic } from "~/src/doctor/diagnostics/diagnostic"
import { CONTENT_FOLDER } from "~/src/doctor/readers/files/content-folder"
import { readText } from "~/src/doctor/readers/files/read-text"
import { isFixable } from "~/src/doctor/report/group-diagnostics"

import { diagnoseContent } from "./diagnose-content"

/** One edit can show what another one was hiding. So many rounds are enough for every content that was ever moved in. */
const MOST_ROUNDS = 10

/** Applies the edits of all diagnostics, round by round until none is left. Returns what it fixed, each mistake once for a file. */
export function fixContent(root: string, basePath = ""): Diagnostic[] {
  const found = new Map<string, Diagnostic>()
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const editable = fixOnce(root, diagnoseContent(root, basePath).diagnostics)
    if (editable.length === 0) break
    for (const diagnostic of editable) found.set(mistakeIn(diagnostic), diagnostic)
  }
  for (const diagnostic of diagnoseContent(root, basePath).diagnostics) found.delete(mistakeIn(diagnostic))
  return [...found.values()]
}

/** Without the line, which the edits of earlier rounds may have moved. */
function mistakeIn({ file, field, message }: Diagnostic): string {
  return JSON.stringify([file, field, message])
}

/** Applies the edits of diagnostics to their files; returns those that have any. */
export function fixOnce(root: string, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const editable = diagnostics.filter(isFixable)
  for (const file of new Set(editable.map((diagnostic) => diagnostic.file))) {
    const relativePath = path.posix.relative(CONTENT_FOLDER, file)
    const { written } = readText(root, relativePath)
    const groups = editable.filter((diagnostic) => diagnostic.file === file).map(({ edits = [] }) => edits)
    if (written !== null) writeFileSync(path.join(root, relativePath), applyEdits(written, groups))
  }
  return editable
}
