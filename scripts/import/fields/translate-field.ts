import { nearestName } from "~/src/doctor/diagnostics/nearest-name"
import { type FieldValues, includesName, isEmpty, isFields } from "~/src/doctor/readers/formats/field-values"

import { ENTRY_FIELDS, type FileContext, TRANSLATIONS, WITHOUT_MEANING } from "./entry-translations"

/** Fields of this site that a field becomes; `isComplete` if they hold all of its texts. */
export type Candidate = { fields: FieldValues; isComplete: boolean }

/** Keys inside a field that only change its appearance. */
const APPEARANCE =
  "icon icon_pack width height style class class_name focal_point placement preview_only target type relative"

/** Returns what a field may become here, the best first; none if it is not known. */
export function translateField(key: string, data: FieldValues, context: FileContext): Candidate[] {
  const { shape, useless } = ENTRY_FIELDS[context.becomes]
  const value = data[key]
  const isOurs = Object.hasOwn(shape, key)
  // A list of fields has texts that a visitor reads.
  const isText = Array.isArray(value) && value.some(isFields)
  const isMeaningless = [WITHOUT_MEANING, useless].some((names) => includesName(names, key)) && !isOurs && !isText
  if (isEmpty(value) || isMeaningless) return [{ fields: {}, isComplete: true }]
  const find = (names: string) => Object.entries(data).find(([name]) => includesName(names, name))?.[1]
  const candidates = TRANSLATIONS.flatMap(([names, field, convert]): Candidate[] => {
    const converted = includesName(names, key) ? convert(value, { ...context, find }) : undefined
    if (converted === undefined) return []
    const all = Object.entries(field === null ? (converted as FieldValues) : { [field]: converted })
    const fields = Object.fromEntries(all.filter(([name]) => Object.hasOwn(shape, name)))
    const isNowhere = all.length > 0 && JSON.stringify(fields) === "{}"
    return isNowhere ? [] : [{ fields, isComplete: keepsTexts(value, fields) }]
  })
  if (isOurs) return [{ fields: { [key]: value }, isComplete: true }, ...candidates]
  const near = candidates.length === 0 ? nearestName(key, Object.keys(shape)) : undefined
  return near === undefined ? candidates : translateField(near, { ...data, [near]: value }, context)
}

/** Returns whether every text in fields inside a value is still there. A text or a list of texts may change form. */
function keepsTexts(value: unknown, translated: FieldValues): boolean {
  const kept = JSON.stringify(translated)
  const isKept = (part: unknown, key: string | null): boolean => {
    if (key !== null && includesName(APPEARANCE, key)) return true
    if (Array.isArray(part)) return part.every((item) => isKept(item, key))
    if (isFields(part)) return Object.entries(part).every(([name, item]) => isKept(item, name))
    // In braces, a comma ends a text, and YAML takes the words after it for a name.
    if (part === null) return key === null || !/\s/.test(key)
    // The path of a file beside the text becomes its name.
    const isText = (text: string) => kept.includes(JSON.stringify(text.trim()).slice(1, -1))
    if (typeof part !== "string") return true
    // Not every host that answers to http also answers to https.
    if (/^\s*http:/i.test(part)) return isText(part)
    return key === null || isText(part) || isText(part.replace(/^\S*\/(?=[^/]+\.\w+$)/, ""))
  }
  return isKept(value, null)
}
