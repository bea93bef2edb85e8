import { type Diagnostic, say, warn } from "~/src/doctor/diagnostics/diagnostic"
import type { FieldSource } from "~/src/doctor/readers/formats/field-source"

/** Fields of one line that are a sentence or a name. */
const LINES = ["title", "summary", "description", "headline"]

/** Warns about a text with ` #` in it: YAML reads the rest of the line as a comment. */
export function checkCutComments(source: FieldSource): Diagnostic[] {
  return LINES.flatMap((field): Diagnostic[] => {
    const { text = "", comment = null } = source.scalarAt([field]) ?? {}
    if (comment === null) return []
    const message = `YAML reads the rest of the line after " #" as a comment, so the text is only ${JSON.stringify(text)}.`
    const whole = JSON.stringify(`${text} #${comment}`)
    const fix = `If it belongs to the text, write it between quotes; else move it to a line of its own.\n${field}: ${whole}`
    return [warn(source.placeOf([field]), say("comment-cut", message, fix))]
  })
}
