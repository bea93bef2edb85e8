import { isTranslated, translatedFile } from "~/src/doctor/readers/content/language-files"
import { type FieldsFile, type ReadFields, readFields } from "~/src/doctor/readers/content/read-fields"
import { isRead, SITE_FILE, TEXTS_FILE } from "~/src/doctor/readers/files/content-folder"
import { type FieldSource, withData } from "~/src/doctor/readers/formats/field-source"
import { layerFields } from "~/src/doctor/readers/formats/layer-fields"
import { parseYaml } from "~/src/doctor/readers/formats/parse-yaml"

import { checkMerge } from "./check-merge"
import { DIGEST_FIELD } from "./translatable-texts"

/** Fields of the original that a translation does not inherit: they are about the original itself. */
const NOT_INHERITED = ["lang"]
/** Fields of a translation that are about the translation itself. */
const OF_TRANSLATION = [DIGEST_FIELD, "draft"]

/**
 * Returns the function that reads the content in another language: each original with its translation (J2). `withDrafts` includes
 * translations that are drafts. One with a mistake that prevents the merge is left out, and the mistake is reported.
 */
export function readTranslated(language: string, { withDrafts }: { withDrafts: boolean }): ReadFields {
  return (root, file) => {
    if (file === TEXTS_FILE) return readFields(root, translatedFile(file, language))
    const original = readFields(root, file)
    // The check of the originals reports a file that cannot be read.
    if (original.source.data === null) return original
    const own = file === SITE_FILE ? inLanguage(original, language) : original
    if (!isRead(file) || !isTranslated(root, file, language, { withDrafts })) return own
    const translation = readFields(root, translatedFile(file, language))
    const { diagnostics } = translation
    const problems = diagnostics.length > 0 ? diagnostics : checkMerge(original.source, translation.source)
    if (problems.length > 0) return { ...own, diagnostics: problems }
    const source = layerFields(without(own.source, NOT_INHERITED), without(translation.source, OF_TRANSLATION))
    return { ...translation, source }
  }
}

/** Returns settings with another language, whose place is that in the list of languages. */
function inLanguage({ source, ...file }: FieldsFile, language: string): FieldsFile {
  const index = [source.valueAt(["languages"])].flat().indexOf(language)
  const { line, column } = source.placeOf(["languages", index])
  const text = `${" ".repeat(column - 1)}language: ${language}`
  const own = parseYaml({ file: source.file, text, firstLine: line })
  return { ...file, source: layerFields(source, own.source) }
}

function without(source: FieldSource, names: readonly string[]): FieldSource {
  const fields = Object.entries(Object(source.data)).filter(([name]) => !names.includes(name))
  return withData(source, Object.fromEntries(fields))
}
