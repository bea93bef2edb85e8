import path from "node:path"

import { type Diagnostic, firstOf, say } from "~/src/doctor/diagnostics/diagnostic"
import { isTranslated, translatedFile } from "~/src/doctor/readers/content/language-files"
import { type FieldsFile, readFields } from "~/src/doctor/readers/content/read-fields"
import { displayPath, entryFiles, pageNames, RESUME_FILE } from "~/src/doctor/readers/files/content-folder"

import { DIGEST_FIELD, digestOf, translatableTexts } from "./translatable-texts"

/** Returns the files that a language should have, by the names that `npm run translate` knows. */
export function originalFiles(root: string): Map<string, string> {
  const others = new Map<string, string>([
    ...pageNames(root).map((name) => [name, `${name}.md`] as const),
    ["resume", RESUME_FILE],
  ])
  const entries = new Map<string, string>()
  for (const file of entryFiles(root)) {
    const folder = path.posix.dirname(file)
    const name = path.posix.basename(folder)
    entries.set(others.has(name) || entries.has(name) ? folder : name, file)
  }
  return new Map([...entries, ...others])
}

/** Returns a warning for each missing, incomplete or outdated translation into a language (J4). */
export function checkTranslations(root: string, language: string): Diagnostic[] {
  return [...originalFiles(root)].flatMap(([name, file]) => {
    const original = readFields(root, file)
    if (!original.isRead || original.source.valueAt(["draft"]) === true) return []
    if (original.source.valueAt(["lang"]) === language) return []
    const command = `npm run translate -- ${name} ${language}`
    const translation = translatedFile(file, language)
    if (!isTranslated(root, file, language, { withDrafts: true })) {
      const missing = say("translation-missing", `There is no translation into "${language}".`, `Run: ${command}`)
      return [{ ...warning(file), ...missing }]
    }
    const translated = readFields(root, translation)
    // What cannot be read is an error.
    if (translated.diagnostics.length > 0) return []
    const found = checkTexts({ file, original, translated }) ?? checkDigest({ file, original, translated }, command)
    return found === null ? [] : [{ ...warning(translation), ...found }]
  })
}

type Pair = { file: string; original: FieldsFile; translated: FieldsFile }

function checkTexts({ file, original, translated }: Pair) {
  const missing = translatableTexts(original, file).filter(({ path }) => translated.source.valueAt(path) === undefined)
  if (missing.length === 0) return isSameText(original.body, translated.body) ? SAME_TEXT : null
  const message = `These texts are not translated: ${firstOf(missing.map(({ path }) => path.join(".")))}.`
  return say("translation-incomplete", message, "Add them, even where they are the same.")
}

const SAME_TEXT = say("translation-incomplete", "The text is still that of the original.", "Translate it.")

/** Pictures and code can be the same in all languages, sentences cannot. */
function isSameText(one: string, other: string): boolean {
  return one.trim() === other.trim() && /\p{L}[^`<\n]{30,}[.。！？!?]/u.test(one)
}

function checkDigest({ file, original, translated }: Pair, command: string) {
  const digest = translated.source.valueAt([DIGEST_FIELD])
  if (digest === digestOf(original, file)) return null
  const place = { ...translated.source.placeOf([DIGEST_FIELD]), field: DIGEST_FIELD }
  if (digest === undefined) {
    const message = `Nothing says of which texts in ${displayPath(file)} this is the translation.`
    return { ...place, ...say("translation-undated", message, `If it is up to date, run: ${command} --done`) }
  }
  const message = `The texts of ${displayPath(file)} have changed since they were translated.`
  return { ...place, ...say("translation-outdated", message, `Translate the changes, then run: ${command} --done`) }
}

function warning(file: string) {
  return { severity: "warning", file: displayPath(file), line: 1, column: 1, field: "translation" } as const
}
