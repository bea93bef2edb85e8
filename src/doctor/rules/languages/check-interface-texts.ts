import type { z } from "zod"

import { type Diagnostic, firstOf, formatValue, say } from "~/src/doctor/diagnostics/diagnostic"
import { translatedFile } from "~/src/doctor/readers/content/language-files"
import type { FieldsFile } from "~/src/doctor/readers/content/read-fields"
import { checkFields } from "~/src/doctor/readers/fields/check-fields"
import { displayPath, TEXTS_FILE } from "~/src/doctor/readers/files/content-folder"
import type { FieldSource } from "~/src/doctor/readers/formats/field-source"
import { accepted, fields } from "~/src/doctor/schemas/field-types"
import { isLanguageTag } from "~/src/doctor/schemas/language-tag"
import { en } from "~/src/lib/texts/en"
import { LANGUAGES, textsKey } from "~/src/lib/texts/languages"
import { isPlural } from "~/src/lib/texts/texts"

const FILE = displayPath(TEXTS_FILE)
const ENGLISH = "src/lib/texts/en.ts"

type Texts = { readonly [name: string]: string | Texts }

/**
 * Checks the owner's texts of the interface in `texts.yaml`, which is optional, against those in English. A language that the project
 * has no texts in needs all of them there (J1).
 */
export function checkTexts({ isRead, source, diagnostics }: FieldsFile, settings: FieldSource): Diagnostic[] {
  const tag = settings.valueAt(["language"])
  // A wrong tag is reported as a field.
  if (typeof tag !== "string" || !isLanguageTag(tag)) return []
  if (diagnostics.length > 0) return diagnostics
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  const found = isRead ? checkFields(source, schemaFor(forms)).diagnostics : []
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

/** A schema of hundreds of texts takes as long as the rest of a small site's check. */
const schemas = new Map<string, z.ZodType>()

function schemaFor(forms: readonly string[]): z.ZodType {
  const schema = schemas.get(forms.join()) ?? textsSchema(en, forms)
  schemas.set(forms.join(), schema)
  return schema
}

/** Returns the schema of texts with these names; `forms` are the plural categories of their language. */
function textsSchema(texts: Texts, forms: readonly string[]): z.ZodType {
  const shape = Object.entries(texts).map(([name, english]) => {
    if (typeof english === "string") return [name, textLike(english).optional()]
    return [name, isPlural(english) ? formsOf(english.other, forms).optional() : textsSchema(english, forms).nullish()]
  })
  return fields(`texts by their names, as in ${ENGLISH}`, Object.fromEntries(shape))
}

function formsOf(english: string, forms: readonly string[]): z.ZodType {
  const form = textLike(english, true)
  return fields(`a form for each number: ${forms.join(", ")}`, Object.fromEntries(forms.map((name) => [name, form])))
}

/** A plural form may omit a placeholder: "one project". */
function textLike(english: string, mayOmit = false) {
  const needed = placeholders(english)
  const isRight = (own: string) => {
    const used = placeholders(own)
    const hasNeeded = mayOmit || needed.every((name) => used.includes(name))
    return own.trim() !== "" && hasNeeded && used.every((name) => needed.includes(name))
  }
  const expected = needed.length === 0 ? "a text without placeholders" : `a text with ${needed.join(" and ")}`
  return accepted(isRight, `${expected} (in English: ${english})`)
}

function missingTexts(source: FieldSource, tag: string): Diagnostic[] {
  const missing = leavesOf(en, []).filter((path) => source.valueAt(path) === undefined)
  if (missing.length === 0) return []
  const names = firstOf(missing.map((path) => path.join(".")))
  const message = `${missing.length} texts in ${formatValue(tag)} are missing: ${names}.`
  const found = say("texts-missing", message, `Copy them from ${ENGLISH} and translate them.`)
  return [{ file: source.file, line: 1, column: 1, field: "file", ...found }]
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
