import { type CheckedContent, checkContent } from "~/src/doctor/check-content"
import { type Diagnostic, placeOf } from "~/src/doctor/diagnostic"
import { SITE_FILE } from "~/src/doctor/readers/content-folder"

import { checkTranslations } from "./check-translations"
import { siteLanguages } from "./language-files"
import type { MergedLine } from "./merge-translation"
import { readContentFields } from "./read-fields"
import { translateContent } from "./translate-content"

/**
 * Checks the content in all languages of the site (J2, J4): the translations by the same rules, each problem at the place where it
 * was written, once. Warns about missing and outdated translations. For a site in one language, that is `checkContent`.
 */
export function checkLanguages(root: string, basePath = ""): CheckedContent {
  const original = checkContent(root, basePath)
  const [first, ...others] = siteLanguages(root)
  if (first === undefined) return original
  const translated = others.map((language) => checkTranslated(root, `${basePath}/${language}`, language))
  const found = [original, ...translated.map(({ checked }) => checked)]
  const strays = found.map((checked) => new Set(checked.strays.map(keyOf)))
  // A picture of one translation is shown in one language only.
  const isShown = (key: string) => strays.some((keys) => keys.has(key)) && !strays.every((keys) => keys.has(key))
  const all = [
    ...checkFirst(root, first),
    ...found.flatMap((checked) => checked.diagnostics),
    ...translated.flatMap(({ problems }) => problems),
    ...others.flatMap((language) => checkTranslations(root, language)),
  ]
  const once = new Map(all.toReversed().map((diagnostic) => [keyOf(diagnostic), diagnostic]))
  return {
    ...original,
    images: found.flatMap(({ images }) => images),
    diagnostics: [...once].flatMap(([key, diagnostic]) => (isShown(key) ? [] : [diagnostic])).toReversed(),
  }
}

function checkTranslated(root: string, basePath: string, language: string) {
  const content = translateContent(root, language, { withDrafts: true })
  const checked = checkContent(content.root, basePath)
  const atOrigin = <Found extends Diagnostic | CheckedContent["images"][number]>(found: Found): Found => {
    const origin = content.origins.get(found.file)?.[found.line - 1]
    return origin === undefined ? found : { ...found, ...placeIn(origin, found), edits: undefined }
  }
  return {
    checked: {
      ...checked,
      images: checked.images.map(atOrigin),
      diagnostics: checked.diagnostics.map(atOrigin),
      strays: checked.strays.map(atOrigin),
    },
    problems: content.diagnostics,
  }
}

/** A line of a text stays as it was written, and so do its columns. */
function placeIn({ file, line, column }: MergedLine, found: { column: number }) {
  return { file, line, column: column ?? found.column }
}

/** Two languages find the same problem in what they share, with other words for its fix at most. */
function keyOf(diagnostic: Diagnostic): string {
  return JSON.stringify([placeOf(diagnostic), diagnostic.message])
}

function checkFirst(root: string, first: string): Diagnostic[] {
  const settings = readContentFields(root, SITE_FILE)
  if (settings === null || settings.valueAt(["language"]) === first) return []
  const message = `The first of the languages is "${first}", but language is another one.`
  const fix = "Begin languages with the language of home.md and the other originals."
  return [{ ...settings.placeOf(["languages", 0]), message, fix }]
}
