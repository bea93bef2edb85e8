import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { stringify } from "yaml"

import { editFields } from "~/scripts/command/edit-fields"
import { OwnerError } from "~/scripts/command/run-command"
import { nearestName } from "~/src/doctor/diagnostics/nearest-name"
import { readSite } from "~/src/doctor/readers/content/content-file"
import { siteLanguages, translatedFile } from "~/src/doctor/readers/content/language-files"
import { type FieldsFile, readFields } from "~/src/doctor/readers/content/read-fields"
import { displayPath } from "~/src/doctor/readers/files/content-folder"
import type { FieldPath } from "~/src/doctor/readers/formats/field-source"
import { originalFiles } from "~/src/doctor/rules/languages/check-translations"
import { DIGEST_FIELD, digestOf, translatableTexts } from "~/src/doctor/rules/languages/translatable-texts"
import { isLanguageTag } from "~/src/doctor/schemas/language-tag"

/** A file to write, by its path from the project's root. */
type Translation = { file: string; text: string }

/**
 * Returns the file of a translation, a draft that holds the texts of its original and nothing else. Throws an OwnerError if it exists,
 * or if there is nothing to translate.
 */
export function makeTranslation(content: string, name: string, language: string): Translation {
  const { file, original, translation } = originalOf(content, name, language)
  const shown = displayPath(translation)
  if (existsSync(path.join(content, translation))) {
    const command = `npm run translate -- ${name} ${language} --done`
    throw new OwnerError(`${shown} already exists. Once it is up to date, run: ${command}`)
  }
  const fields = { [DIGEST_FIELD]: digestOf(original, file), draft: true, ...textsOf(original, file) }
  const text = file.endsWith(".json")
    ? `${JSON.stringify(fields, null, 2)}\n`
    : `---\n${stringify(fields, { lineWidth: 0 })}---\n${original.body}`
  return { file: shown, text }
}

/** Returns a translation with the present texts of the original noted in it, which is no draft any more. */
export function finishTranslation(content: string, name: string, language: string): Translation {
  const { file, original, translation } = originalOf(content, name, language)
  const [absolute, shown] = [path.join(content, translation), displayPath(translation)]
  if (!existsSync(absolute)) {
    throw new OwnerError(`There is no ${shown}. Make it with: npm run translate -- ${name} ${language}`)
  }
  const translated = readFields(content, translation)
  if (translated.isRead && digestOf(translated, file) === digestOf(original, file)) {
    throw new OwnerError(`All texts of ${shown} equal those of ${displayPath(file)}. Translate them first.`)
  }
  const changes = [
    { path: [DIGEST_FIELD], value: digestOf(original, file) },
    { path: ["draft"], value: undefined },
  ]
  return { file: shown, text: editFields(shown, readFileSync(absolute, "utf8"), changes) }
}

/** Returns the names of what is public and has no file of a translation. Throws an OwnerError for a language of another site. */
export function untranslatedNames(content: string, language: string): string[] {
  refuseLanguage(content, language)
  const missing = [...originalFiles(content)].filter(([, file]) => {
    const { isRead, source } = readFields(content, file)
    const isWanted = source.valueAt(["draft"]) !== true && source.valueAt(["lang"]) !== language
    return isRead && isWanted && !existsSync(path.join(content, translatedFile(file, language)))
  })
  return missing.map(([name]) => name)
}

function originalOf(content: string, name: string, language: string) {
  refuseLanguage(content, language)
  const files = originalFiles(content)
  const sameName = [...files.keys()].filter((key) => key.endsWith(`/${name}`))
  const file = files.get(name) ?? (sameName.length === 1 ? files.get(sameName.join()) : undefined)
  const original = file === undefined ? undefined : readFields(content, file)
  if (file !== undefined && original?.isRead) {
    const [wrong] = original.diagnostics
    if (wrong === undefined) return { file, original, translation: translatedFile(file, language) }
    throw new OwnerError(`${displayPath(file)} cannot be read. Run: npm run check:content`)
  }
  const near = sameName.length > 0 ? sameName.join(" or ") : nearestName(name, [...files.keys()])
  const hint =
    near === undefined ? "Name the folder of a project, or home, about, privacy or resume." : `Did you mean ${near}?`
  throw new OwnerError(`There is no "${name}" to translate. ${hint}`)
}

/** Throws an OwnerError if the site is not to be translated into a language. */
function refuseLanguage(content: string, language: string): void {
  const others = siteLanguages(content).slice(1)
  if (others.includes(language)) return
  if (others.length > 0) {
    throw new OwnerError(
      `"${language}" is not a language to translate into: content/site.yaml names ${others.join(", ")}.`,
    )
  }
  const own = readSite(content).site?.language ?? "en"
  if (language === own) throw new OwnerError(`The site is in ${own} already. Name the language to translate into.`)
  if (!isLanguageTag(language)) throw new OwnerError(`"${language}" is not a language tag like de or pt-BR.`)
  const languages = `languages: [${own}, ${language}]`
  throw new OwnerError(`The site is in one language. Add to content/site.yaml, for example: ${languages}`)
}

/** Returns the texts in their places. An entry of a list of fields without texts is empty, so that the others keep their places. */
function textsOf(original: FieldsFile, file: string): object {
  const places = new Set(translatableTexts(original, file).map(({ path: at }) => at.join()))
  const textsAt = (value: unknown, at: FieldPath): unknown => {
    if (typeof value !== "object" || value === null) return places.has(at.join()) ? value : undefined
    const inner = Object.entries(value).map(([key, item]) => [key, textsAt(item, [...at, key])] as const)
    const texts = inner.filter(([, item]) => item !== undefined)
    if (texts.length === 0) return undefined
    if (!Array.isArray(value)) return Object.fromEntries(texts)
    return typeof value[0] === "object" ? inner.map(([, item]) => item ?? {}) : texts.map(([, item]) => item)
  }
  return Object(textsAt(original.source.data, []))
}
