import { type FieldValues, includesName, isFields, isSame, mergeValues } from "./field-values"
import { type Candidate, type Foreign, type Translation, translateField } from "./translate-field"

/** What becomes of the fields of a file that are not as this site reads them. */
export type TranslationPlan = {
  /** The fields that are written anew, with their values. */
  written: FieldValues
  /** Of each translated field, the fields here that say the same, and whether they say all of it. */
  targets: ReadonlyMap<string, { fields: readonly string[]; isComplete: boolean }>
  /** Of each field that cannot be translated, the field here that contradicts it. */
  contradicted: ReadonlyMap<string, string>
}

/** In other formats fields of these names only hold other fields. */
const WRAPPERS = "params extra metadata meta custom header profile contact"

/** Plans the translation of a file's fields; `kept` fields stay as they are. */
export function planTranslation(
  data: FieldValues,
  { kept = [], ...foreign }: Foreign & { kept?: readonly string[] },
): TranslationPlan {
  const { shape } = foreign.translation
  const names = Object.keys(data)
  const wrong = names.filter((name) => !kept.includes(name) && !fits(shape, name, data[name]))
  let result: FieldValues = Object.fromEntries(
    names.filter((name) => !wrong.includes(name)).map((name) => [name, data[name]]),
  )
  const targets = new Map<string, { fields: string[]; isComplete: boolean }>()
  const contradicted = new Map<string, string>()
  // The fields of this site come first: no other one takes the place of their values.
  const isOurs = (name: string) => Object.hasOwn(shape, name)
  for (const key of [...wrong.filter(isOurs), ...wrong.filter((name) => !isOurs(name))]) {
    const placed = placeField(key, data, { ...foreign, result })
    if (typeof placed === "string") contradicted.set(key, placed)
    else if (placed !== null) {
      result = { ...result, ...placed.fields }
      targets.set(key, { fields: Object.keys(placed.fields), isComplete: placed.isComplete })
    } else if (isOurs(key)) result = { ...result, [key]: data[key] }
  }
  const isDefault = (name: string) => isSame(shape[name]?.safeParse(undefined).data, result[name])
  const isNew = (name: string) => !isSame(result[name], data[name]) && !isDefault(name)
  const written = Object.entries(result).filter(([name]) => isNew(name))
  return { written: Object.fromEntries(written), targets, contradicted }
}

type Context = Foreign & { result: FieldValues }

/** Returns what fits beside the fields that are there already; else the field that contradicts it, or null for nothing known. */
function placeField(key: string, data: FieldValues, context: Context): Candidate | string | null {
  const { shape } = context.translation
  let contradiction: string | null = null
  for (const { fields, isComplete } of translateField(key, data, context)) {
    const merged = Object.entries(fields).map(([name, value]) => {
      return [name, mergeValues(context.result[name], value)] as const
    })
    if (merged.every(([name, whole]) => whole !== undefined && fits(shape, name, whole))) {
      return { fields: Object.fromEntries(merged), isComplete }
    }
    contradiction ??=
      merged.find(([name, whole]) => whole === undefined || Object.hasOwn(context.result, name))?.[0] ?? null
  }
  const inner = data[key]
  return (includesName(WRAPPERS, key) && isFields(inner) ? unwrap(inner, context) : null) ?? contradiction
}

/** Takes the fields that fit out of one that only holds them; null if none does. */
function unwrap(inner: FieldValues, context: Context): Candidate | null {
  let fields: FieldValues = {}
  const placed = Object.keys(inner).map((name) => {
    const part = placeField(name, inner, { ...context, result: { ...context.result, ...fields } })
    if (part === null || typeof part === "string") return null
    fields = { ...fields, ...part.fields }
    return part
  })
  if (placed.every((part) => part === null)) return null
  return { fields, isComplete: placed.every((part) => part?.isComplete === true) }
}

function fits(shape: Translation["shape"], name: string, value: unknown): boolean {
  return Object.hasOwn(shape, name) && shape[name]?.safeParse(value).success === true
}
