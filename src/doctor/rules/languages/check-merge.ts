import { type Diagnostic, formatValue, say, unexpected } from "~/src/doctor/diagnostics/diagnostic"
import { displayPath, SITE_FILE } from "~/src/doctor/readers/files/content-folder"
import type { FieldPath, FieldSource } from "~/src/doctor/readers/formats/field-source"
import { isFields, isListOfFields } from "~/src/doctor/readers/formats/field-values"

/** Fields that decide which pages there are and when, and what they are, each with the message about it in a translation. */
const INHERITED = {
  slug: inherited("address"),
  tags: inherited("tags"),
  series: inherited("series"),
  publishAt: inherited("date of publication"),
  unlisted: inherited("visibility"),
}
/** Without these, the translation may be seen earlier, or by more readers. */
const HIDING = ["publishAt", "unlisted"]
const INHERITED_SETTINGS = {
  language: "The name of the file states its language.",
  languages: inherited("list of languages"),
}

/** Returns an error for each list of another length than in the original, and for each field that a translation cannot have. */
export function checkMerge(original: FieldSource, translation: FieldSource): Diagnostic[] {
  const fields = Object.entries(original.file === displayPath(SITE_FILE) ? INHERITED_SETTINGS : INHERITED)
  const own = fields.filter(([field]) => translation.valueAt([field]) !== undefined)
  const check = (path: FieldPath): Diagnostic[] => {
    const [own, given] = [translation.valueAt(path), original.valueAt(path)]
    if (isFields(own) && isFields(given)) return Object.keys(own).flatMap((key) => check([...path, key]))
    if (!isListOfFields(own) || !isListOfFields(given)) return []
    if (own.length === given.length) return own.flatMap((_entry, index) => check([...path, index]))
    const place = translation.placeOf(path)
    const message = `${place.field} has ${own.length} entries here, but ${given.length} in ${original.file}.`
    return [{ ...place, ...say("translation-list", message, "Write as many entries, in the same order.") }]
  }
  const stated = own.map(([field, message]) => {
    const hide = HIDING.includes(field) ? " To hide the translation, write draft: true instead." : ""
    return { ...translation.placeOf([field]), ...say("translation-field", message, `Remove ${field}.${hide}`) }
  })
  return [...stated, ...checkDraft(translation), ...check([])]
}

function inherited(what: string): string {
  return `A translation has the ${what} of its original, so that the languages have the same pages.`
}

/** No schema sees this field, because a translation inherits that of its original. */
function checkDraft(translation: FieldSource): Diagnostic[] {
  const draft = translation.valueAt(["draft"])
  if (draft === undefined || typeof draft === "boolean") return []
  const message = unexpected("true or false", formatValue(draft))
  return [{ ...translation.placeOf(["draft"]), ...say("wrong-value", message, "Write draft: true, or remove it.") }]
}
