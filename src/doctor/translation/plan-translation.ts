import path from "node:path"

import { type FieldValues, isSame, mergeValues, type Translation, translateField } from "./translate-field"

/** What becomes of the fields of a file that are not as this site reads them. */
export type TranslationPlan = {
  /** The fields that are written anew, with their values. */
  written: FieldValues
  /** Of each wrong field, the fields here that say the same; none for one that says nothing here. */
  targets: ReadonlyMap<string, readonly string[]>
  /** Of each wrong field that cannot be kept, the field here that contradicts it. */
  contradicted: ReadonlyMap<string, string>
}

/** Plans the translation of a file's fields; `files` are the names of the files beside it. */
export function planTranslation(
  data: FieldValues,
  translation: Translation,
  files: readonly string[],
): TranslationPlan {
  const { shape } = translation
  const isValid = (name: string, value: unknown) => shape[name]?.safeParse(value).success === true
  const correct = Object.keys(data).filter((name) => isValid(name, data[name]))
  const result: Record<string, unknown> = Object.fromEntries(correct.map((name) => [name, data[name]]))
  const targets = new Map<string, string[]>()
  const contradicted = new Map<string, string>()

  for (const key of Object.keys(data)) {
    if (correct.includes(key)) continue
    const translated = translateField(key, data, translation)
    if (translated === null) continue
    const merged = Object.entries(translated).map(([name, value]) => {
      const whole = mergeValues(result[name], withFilesBeside(value, files))
      return { name, whole, isContradicted: whole === undefined }
    })
    const conflict = merged.find(({ isContradicted }) => isContradicted)
    if (conflict !== undefined) contradicted.set(key, conflict.name)
    else if (merged.every(({ name, whole }) => isValid(name, whole))) {
      for (const { name, whole } of merged) result[name] = whole
      targets.set(key, Object.keys(translated))
    }
  }
  const isDefault = (name: string) => isSame(shape[name]?.safeParse(undefined).data, result[name])
  const changed = Object.keys(result).filter((name) => !isSame(result[name], data[name]) && !isDefault(name))
  return { written: Object.fromEntries(changed.map((name) => [name, result[name]])), targets, contradicted }
}

/** Returns a value in which the path of an image is its name alone, if a file of this name is beside the text. */
function withFilesBeside(value: unknown, files: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => withFilesBeside(item, files))
  if (typeof value !== "object" || value === null) return value
  const { src } = value as { src?: unknown }
  const name = path.posix.basename(String(src))
  return typeof src === "string" && !files.includes(src) && files.includes(name) ? { ...value, src: name } : value
}
