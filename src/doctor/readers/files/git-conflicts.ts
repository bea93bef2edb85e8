import { type Diagnostic, say } from "~/src/doctor/diagnostics/diagnostic"
import { positionsIn } from "~/src/doctor/diagnostics/positions-in"

/** What git writes around two versions of the same lines. */
const CONFLICT = /^<{7} [^\n]*\n(?:[^\n]*\n)*?={7}\r?\n(?:[^\n]*\n)*?>{7} /gm
/** An example in Markdown may show the marks. */
const CODE_BLOCK = /^ {0,3}(`{3,}|~{3,})[^\n]*\n(?:[^\n]*\n)*? {0,3}\1/gm

/** Returns an error for each place where git could not merge two versions. */
export function findConflicts(file: string, text: string): Diagnostic[] {
  const visible = file.endsWith(".md") ? text.replace(CODE_BLOCK, (code) => code.replace(/[^\n]/g, " ")) : text
  const message = "The file has two versions of the same lines, which git could not merge."
  const fix = "Keep one of the two, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>."
  const found = { file, field: "conflict", ...say("git-conflict", message, fix) }
  return [...visible.matchAll(CONFLICT)].map(({ index }) => ({ ...found, ...positionsIn(text)(index) }))
}
