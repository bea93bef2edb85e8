import { writeFileSync } from "node:fs"
import path from "node:path"

import { checkContent } from "~/src/doctor/check-content"
import { applyEdits } from "~/src/doctor/edits/apply-edits"
import { CONTENT_FOLDER, readText } from "~/src/doctor/readers/content-folder"

/** One edit can show what another one was hiding. So many rounds are enough for every content that was ever moved in. */
const MOST_ROUNDS = 10

/** Applies the edits of all diagnostics, round by round until none is left. */
export function fixContent(root: string, mostRounds = MOST_ROUNDS): void {
  for (let round = 1; round <= mostRounds; round += 1) {
    const editable = checkContent(root).diagnostics.filter(({ edits = [] }) => edits.length > 0)
    if (editable.length === 0) return
    for (const file of new Set(editable.map((diagnostic) => diagnostic.file))) {
      const relativePath = path.posix.relative(CONTENT_FOLDER, file)
      const { text } = readText(root, relativePath)
      const groups = editable.filter((diagnostic) => diagnostic.file === file).map(({ edits = [] }) => edits)
      if (text !== null) writeFileSync(path.join(root, relativePath), applyEdits(text, groups))
    }
  }
}
