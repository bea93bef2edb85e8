import { type Diagnostic, formatValue, say, unexpected } from "~/src/doctor/diagnostics/diagnostic"
import { didYouMean, nearestName } from "~/src/doctor/diagnostics/nearest-name"
import { translatedFile } from "~/src/doctor/readers/content/language-files"
import { readFields } from "~/src/doctor/readers/content/read-fields"
import { displayPath, TEXTS_FILE } from "~/src/doctor/readers/files/content-folder"
import type { FieldPath, FieldSource } from "~/src/doctor/readers/formats/field-source"
import { isLanguageTag } from "~/src/doctor/schemas/language-tag"
import { en } from "~/src/lib/texts/en"
import { LANGUAGES, textsKey } from "~/src/lib/texts/languages"
import { isPlural } from "~/src/lib/texts/texts"

const FILE = displayPath(TEXTS_FILE)
const ENGLISH = "src/lib/texts/en.ts"
/** A longer list would make a message hard to read. */
const MAX_NAMED = 5

type Checked = { source: FieldSource; tag: string }
type Texts = { readonly [name: string]: string | Texts }

/**
 * Checks the owner's texts of the interface in `texts.yaml`, which is optional, against those in English. A language that the project
 * has no texts in needs all of them there (J1).
 */
export function checkTexts(root: string, settings: FieldSource): Diagnostic[] {
  const tag = settings.valueAt(["language"])
  // A wrong tag is reported as a field.
  if (typeof tag !== "string" || !isLanguageTag(tag)) return []
  const { isRead, source, diagnostics } = readFields(root, TEXTS_FILE)
  if (diagnostics.length > 0) return diagnostics
  const found = checkGroup({ source, tag }, en, [])
  if (textsKey(tag) !== null) return found
  return isRead ? [...found, ...missingTexts(source, tag)] : [noTexts(settings, tag)]
}

function noTexts(settings: FieldSource, tag: string): Diagnostic {
  const message = `The interface has no texts in ${formatValue(tag)}.`
  // In translated settings, the languages begin with that of the originals, whose texts are in the file without a tag.
  const [first = tag] = [settings.valueAt(["languages"])].flat()
  const file = first === tag ? FILE : displayPath(translatedFile(TEXTS_FILE, tag))
  const fix = `Write one of ${Object.keys(LANGUAGES).join(", ")}, or put all texts of ${ENGLISH}, translated, into ${file}.`
  return { ...settings.placeOf(["language"]), ...say("texts-missing", message, fix) }
}

function checkGroup(checked: Checked, texts: Texts, path: FieldPath): Diagnostic[] {
  const { source } = checked
  const own = source.valueAt(path)
  const place = source.placeOf(path)
  if (own === null || own === undefined) return []
  if (typeof own !== "object" || Array.isArray(own)) {
    return [{ ...place, ...say("wrong-value", "Expected texts by their names.", `Write them as in ${ENGLISH}.`) }]
  }
  return Object.keys(own).flatMap((name): Diagnostic[] => {
    const english = texts[name]
    const inner = [...path, name]
    if (english === undefined) return [unknownText(source, inner, Object.keys(texts))]
    if (typeof english === "string") return checkText(source, inner, english)
    return isPlural(english) ? checkForms(checked, english, inner) : checkGroup(checked, english, inner)
  })
}

function unknownText(source: FieldSource, path: FieldPath, known: readonly string[]): Diagnostic {
  const name = String(path.at(-1))
  const fix = didYouMean(nearestName(name, known)) ?? `Use a name from ${ENGLISH}: ${known.join(", ")}.`
  return { ...source.placeOf(path), ...say("text-unknown", `There is no text \`${name}\`.`, fix) }
}

function checkForms({ source, tag }: Checked, english: { other: string }, path: FieldPath): Diagnostic[] {
  const own = source.valueAt(path)
  const categories: readonly string[] = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  const forms = typeof own === "object" && own !== null ? Object.keys(own) : []
  const missing = categories.filter((category) => !forms.includes(category))
  if (missing.length > 0) {
    const message = `A number decides the form of this text: expected ${categories.join(", ")}.`
    return [{ ...source.placeOf(path), ...say("text-plural", message, `Add ${missing.join(", ")}.`) }]
  }
  return forms.flatMap((form) =>
    categories.includes(form)
      ? checkText(source, [...path, form], english.other, true)
      : [unknownText(source, [...path, form], categories)],
  )
}

/** A plural form may omit a placeholder: "one project". */
function checkText(source: FieldSource, path: FieldPath, english: string, mayOmit = false): Diagnostic[] {
  const own = source.valueAt(path)
  const place = source.placeOf(path)
  if (typeof own !== "string" || own.trim() === "") {
    const message = unexpected("a text", formatValue(own))
    return [{ ...place, ...say("wrong-value", message, `In English: ${english}`) }]
  }
  const needed = placeholders(english)
  const used = placeholders(own)
  const isRight =
    used.every((name) => needed.includes(name)) && (mayOmit || needed.every((name) => used.includes(name)))
  if (isRight) return []
  const message = `Expected ${needed.join(" and ") || "no placeholder"}, as in English: ${english}`
  return [{ ...place, ...say("text-placeholders", message, "Change the text.") }]
}

function missingTexts(source: FieldSource, tag: string): Diagnostic[] {
  const missing = leavesOf(en, []).filter((path) => source.valueAt(path) === undefined)
  if (missing.length === 0) return []
  const names = missing.slice(0, MAX_NAMED).map((path) => path.join("."))
  const more = missing.length > MAX_NAMED ? " and more" : ""
  const message = `${missing.length} texts in ${formatValue(tag)} are missing: ${names.join(", ")}${more}.`
  const found = say("texts-missing", message, `Copy them from ${ENGLISH} and translate them.`)
  return [{ file: FILE, line: 1, column: 1, field: "file", ...found }]
}

/** Returns the paths of all texts; those with plural forms are one. */
function leavesOf(texts: Texts, path: string[]): string[][] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === "string" || isPlural(value) ? [[...path, name]] : leavesOf(value, [...path, name]),
  )
}

function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort()
}
