import type { Diagnostic, TextEdit } from "~/src/doctor/diagnostic"
import { didYouMean } from "~/src/doctor/fields/nearest-name"
import type { FieldPath, FieldSource } from "~/src/doctor/readers/field-source"
import type { Meaning } from "~/src/doctor/resume/find-meaning"
import { type FieldValues, isEmpty, isSame } from "~/src/doctor/translation/field-values"

type Advice = Partial<Pick<Diagnostic, "fix" | "edits">>

/** Returns the finished text for a field that is unknown or has another form; nothing if its owner has to decide. */
export function adviseField(source: FieldSource, path: FieldPath, meaning: Meaning | null): Advice {
  const key = String(path.at(-1))
  const value = source.valueAt(path)
  const fields = isEmpty(value) ? {} : meaning?.fields
  if (!fields) return {}
  const edits = replaceField(source, path, fields)
  return { fix: fixFor(key, value, fields, meaning?.target), ...(edits !== null && { edits }) }
}

function fixFor(key: string, value: unknown, fields: FieldValues, target = ""): string {
  const [name, ...more] = Object.keys(fields)
  if (name === undefined && isEmpty(value)) return "Remove it: it is empty."
  if (name === undefined && target === "endDate") return "Remove it: what has no endDate goes on."
  if (name === undefined) return `Remove it: \`${target}\` says it.`
  if (more.length === 0 && name !== key && isSame(fields[name], value)) return didYouMean(name)
  return `Write it like this: ${inOneLine(fields).slice(2, -2)}`
}

/** Returns the edits that write fields in the place of one; null if its place is not known. */
function replaceField(source: FieldSource, path: FieldPath, fields: FieldValues): TextEdit[] | null {
  const parent = path.slice(0, -1)
  const key = String(path.at(-1))
  const entry = source.valueAt(parent) as FieldValues
  const rangeOf = (name?: string) => (name === undefined ? null : source.rangeOf([...parent, name]))
  const own = rangeOf(key)
  if (own === null) return null
  const changed = Object.keys(fields).flatMap((name) => {
    const range = name === key ? null : rangeOf(name)
    return range === null ? [] : [{ name, edit: { ...range.value, text: inOneLine(fields[name]) } }]
  })
  const others = changed.map(({ edit }) => edit)
  const added = Object.entries(fields).filter(([name]) => !changed.some((other) => other.name === name))
  const [first] = added
  if (first !== undefined) {
    const [name, value] = first
    const isRename = added.length === 1 && isSame(value, entry[key])
    const text = inOneLine(isRename ? name : Object.fromEntries(added)).replace(/^\{ | \}$/g, "")
    return [...others, isRename ? { ...own.key, text } : { from: own.key.from, to: own.value.to, text }]
  }
  const names = Object.keys(entry)
  const next = rangeOf(names[names.indexOf(key) + 1])
  const previous = rangeOf(names[names.indexOf(key) - 1])
  // The comma goes with it.
  const from = next === null ? (previous?.value.to ?? own.key.from) : own.key.from
  return [...others, { from, to: next?.key.from ?? own.value.to, text: "" }]
}

/** Returns JSON with spaces: `[{ "name": "Vue" }]`. Line breaks in texts are escaped already. */
function inOneLine(value: unknown): string {
  return JSON.stringify(value, null, 1).replace(/(\[)?\n *(\])?/g, (_all, open, close) => open ?? close ?? " ")
}
