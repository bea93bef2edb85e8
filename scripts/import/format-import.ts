import { readFileSync } from "node:fs"
import path from "node:path"

import { escapeControls } from "~/src/doctor/diagnostic"
import { readProject } from "~/src/doctor/readers/read-project"

import type { StagedImport } from "./stage-import"

/** Returns the files to write with their sources, and what is not imported, a line each. */
export function formatPlan({ files, left }: StagedImport): string {
  const written = [...files].map(([file, source]) => `write ${file}  (from ${source})`)
  return [...written, ...left.map((line) => `skip  ${line}`)].join("\n")
}

/** Returns what the owner has to look at: drafts, code that became comments, and sections to paste. */
export function formatImport({ slugs, commented, rest }: StagedImport, content: string): string {
  const drafts = slugs.filter((slug) => readProject(content, slug).fields.valueAt(["draft"]) === true)
  const lines = [`Imported projects: ${slugs.length}, of which drafts: ${drafts.length}.`]
  if (drafts.length > 0) {
    const why = "A draft was hidden in its source, or lacks what only you can write"
    lines.push(`${why}. Complete it, then remove its line draft: ${drafts.join(", ")}`)
  }
  if (commented.length > 0) lines.push("", "This code of the other system is now a comment, which no page shows:")
  for (const { comment, file, fix } of commented) {
    const text = readFileSync(path.join(path.dirname(content), file), "utf8")
    const line = text.slice(0, text.indexOf(comment)).split("\n").length
    lines.push(escapeControls(`${file}:${line}  ${comment.split("\n")[0]}`), `    ${fix}`)
  }
  if (rest !== null) {
    lines.push("", "content/resume.json has these sections already. Paste from them what is missing:", rest)
  }
  return lines.join("\n")
}
