import path from "node:path"

import { type Diagnostic, placeOf, say } from "~/src/doctor/diagnostics/diagnostic"
import { siteLanguages } from "~/src/doctor/readers/content/language-files"
import { readFields } from "~/src/doctor/readers/content/read-fields"
import { SITE_FILE, STATIC_FOLDER } from "~/src/doctor/readers/files/content-folder"
import { checkTranslations } from "~/src/doctor/rules/languages/check-translations"
import { readTranslated } from "~/src/doctor/rules/languages/read-translated"

import { type DiagnosedContent, diagnoseContent } from "./diagnose-content"

/**
 * Checks the content in all languages of the site (J2, J4): the translations by the same rules, each problem at the place where it
 * was written, once. Warns about missing and outdated translations. For a site in one language, that is `diagnoseContent`.
 */
export function checkLanguages(root: string, basePath = ""): DiagnosedContent {
  const original = diagnoseContent(root, basePath)
  const [first, ...others] = siteLanguages(root)
  if (first === undefined) return original
  const found = [original, ...others.map((language) => checkTranslated(root, language, { basePath }))]
  const strays = found.map((checked) => new Set(checked.strays.map(keyOf)))
  // A picture of one translation is shown in one language only.
  const isShown = (key: string) => strays.some((keys) => keys.has(key)) && !strays.every((keys) => keys.has(key))
  const all = [
    ...checkFirst(root, first),
    ...found.flatMap((checked) => checked.diagnostics),
    ...others.flatMap((language) => checkTranslations(root, language)),
  ]
  const once = new Map(all.toReversed().map((diagnostic) => [keyOf(diagnostic), diagnostic]))
  return {
    ...original,
    images: found.flatMap(({ images }) => images),
    files: found.flatMap(({ files }) => files),
    diagnostics: [...once].flatMap(([key, diagnostic]) => (isShown(key) ? [] : [diagnostic])).toReversed(),
  }
}

/** Checks the content in another language, without what it shares with that of the originals. */
export function checkTranslated(root: string, language: string, { basePath = "", withDrafts = true } = {}) {
  const content = diagnoseContent(root, basePath, readTranslated(language, { withDrafts }))
  const isTranslation = (file: string) => path.posix.parse(file).name.endsWith(`.${language}`)
  // Translated headings have other ids. A text that is not translated leads to those of its own language, and its title is in that one.
  // The files of `static` are the same in all languages.
  const isShared = ({ field, code, file }: Diagnostic) =>
    file.startsWith(`${STATIC_FOLDER}/`) || ((field === "link" || code === "title-language") && !isTranslation(file))
  // `--fix` changes only originals.
  const found = content.diagnostics.filter((each) => !isShared(each)).map(({ edits: _edits, ...rest }) => rest)
  return { ...content, diagnostics: found }
}

/** Two languages find the same problem in what they share, with other words for its fix at most. */
function keyOf(diagnostic: Diagnostic): string {
  return JSON.stringify([placeOf(diagnostic), diagnostic.message])
}

function checkFirst(root: string, first: string): Diagnostic[] {
  const { source: settings } = readFields(root, SITE_FILE)
  if (settings.valueAt(["language"]) === first) return []
  const message = `The first of the languages is "${first}", but language is another one.`
  const fix = "Begin languages with the language of home.md and the other originals."
  return [{ ...settings.placeOf(["languages", 0]), ...say("language-order", message, fix) }]
}
