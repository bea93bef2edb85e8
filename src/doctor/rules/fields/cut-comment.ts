import { type Diagnostic, say, warn } from "~/src/doctor/diagnostics/diagnostic"
import { type FieldSource, textsIn } from "~/src/doctor/readers/formats/field-source"

/** Fields of one line that are a sentence or a name. */
const LINES = ["title", "summary", "description", "headline"]

/**
 * Warns about a text with ` #` in it: YAML reads the rest of the line as a comment. After other texts, a comment with a space after its
 * sign is meant as one: `- maps # all of them`, but not `- We were #1`.
 */
export function checkCutComments(source: FieldSource): Diagnostic[] {
  return textsIn(source.data, []).flatMap(({ path }): Diagnostic[] => {
    const { text = "", comment = null } = source.scalarAt(path) ?? {}
    const key = path.at(-1)
    if (comment === null || (comment.startsWith(" ") && !LINES.includes(path.join()))) return []
    const message = `YAML reads the rest of the line after " #" as a comment, so the text is only ${JSON.stringify(text)}.`
    const whole = `${typeof key === "number" ? "-" : `${key}:`} ${JSON.stringify(`${text} #${comment}`)}`
    const fix = `If it belongs to the text, write it between quotes; else move it to a line of its own.\n${whole}`
    return [warn(source.placeOf(path), say("comment-cut", message, fix))]
  })
}
