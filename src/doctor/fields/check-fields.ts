import type { z } from "zod"

import type { ContentProblem } from "~/src/doctor/diagnostic"
import { meantField } from "~/src/doctor/fields/meant-field"
import { shown } from "~/src/doctor/fields/shown"
import type { YamlPath, YamlSource } from "~/src/doctor/readers/yaml-source"
import { exampleAt, keysAt } from "~/src/doctor/schemas/schema-parts"

type Issue = z.core.$ZodIssue

const NOTHING = "nothing"
/** So many names of fields can be read in one message. */
const FEW = 8
const LISTED = "a field that docs/content.md lists"

/** Checks parsed YAML against a schema: the typed value, or one problem per wrong field. */
export function checkFields<Schema extends z.ZodType>(
  file: string,
  source: YamlSource,
  schema: Schema,
): { value: z.infer<Schema> | null; problems: ContentProblem[] } {
  const data = source.data ?? {}
  const result = schema.safeParse(data)
  if (result.success) return { value: result.data, problems: [] }
  const issues = result.error.issues.flatMap((issue) => explain(issue, source, schema))
  // What is wrong with the first piece of a text that is cut is gone with the cut.
  const told = [...issues.filter(({ isCut }) => isCut), ...issues.filter(({ isCut }) => !isCut)]
  const problems = told.filter((problem, index) => isFirstOfField(problem, index, told) && !isMisnamed(problem, told))
  return {
    value: null,
    problems: problems.map(({ path, meant, isCut, ...rest }) => ({ file, ...source.positionOf(path), ...rest })),
  }
}

/** `meant` is the name of the field that an unknown one stands for; `isCut` when it is the end of a text with a comma. */
type Told = {
  path: YamlPath
  field: string
  found: string
  expected: string
  fix: string
  meant?: string | undefined
  isCut?: true
}

/** One value breaks several rules at once; the first says what to do. */
function isFirstOfField({ field }: Told, index: number, all: Told[]): boolean {
  return all.findIndex((other) => other.field === field) === index
}

/** Whether a field is missing only because it is there under a wrong name, which is told. */
function isMisnamed({ field, found }: Told, all: Told[]): boolean {
  return found === NOTHING && all.some(({ meant }) => meant === field)
}

function explain(issue: Issue, source: YamlSource, schema: z.ZodType): Told[] {
  const path = issue.path.map((key) => (typeof key === "number" ? key : String(key)))
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => cutText([...path, key], source) ?? unknownField([...path, key], source, schema))
  }
  const found = source.valueAt(path)
  const field = fieldName(path)
  if (path.length === 0) {
    const expected = "fields, one per line: name, colon, value"
    return [{ path, field, found: shown(found), expected, fix: "write it as fields" }]
  }
  if (found === undefined || found === null) {
    return [{ path, field, found: NOTHING, expected: issue.message, fix: addition(field, source.commentAt(path)) }]
  }
  const example = isPlain(found) ? exampleAt(schema, path, found) : null
  const fix = example === null ? `change ${field}` : `write it like this: ${example}`
  return [{ path, field, found: shown(found), expected: issue.message, fix }]
}

/** What to do about a missing value; one that begins with # is a comment for YAML, and seen by its owner alone. */
function addition(field: string, comment: string | null): string {
  return comment === null ? `add ${field}` : `put it between quotes, or YAML takes it for a comment: "#${comment}"`
}

/** A field that the schema does not know because it is the end of a text. */
function cutText(path: YamlPath, source: YamlSource): Told | null {
  const cut = source.cutTextAt(path)
  if (cut === null) return null
  const [before, after] = cut.pieces.map(shown)
  return {
    path: cut.path,
    field: fieldName(cut.path),
    found: `${before}, and behind a comma ${after}`,
    expected: "a text with a comma between quotes, because in braces a comma ends a text",
    fix: `put the whole text between quotes: ${cut.path.at(-1)}: ${JSON.stringify(cut.text)}`,
    isCut: true,
  }
}

/** A field that the schema does not know: with the one that is meant, or with all that there are when they are few. */
function unknownField(path: YamlPath, source: YamlSource, schema: z.ZodType): Told {
  const key = String(path.at(-1))
  const parent = path.slice(0, -1)
  const known = keysAt(schema, parent)
  const near = meantField(key, known)
  const expected = known.length > 0 && known.length <= FEW ? `one of ${known.join(", ")}` : LISTED
  const told = { path, field: fieldName(path), found: "an unknown field", expected }
  if (near === undefined) return { ...told, fix: `remove ${key}` }
  const found = source.valueAt(path)
  const meant = [...parent, near]
  const example = isPlain(found) ? exampleAt(schema, meant, found ?? "") : null
  if (example !== null && isNothing(found)) return { ...told, fix: `remove ${key}` }
  const fix = `did you mean ${near}?${example === null ? "" : ` Then write it like this: ${example}`}`
  return { ...told, fix, meant: fieldName(meant) }
}

/** Whether a field stands there without a value. */
function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === ""
}

/** Whether a value is a single one, without parts. */
function isPlain(value: unknown): boolean {
  return typeof value !== "object" || value === null
}

/** A path as problems name it, `team[0].role`; the whole file has no name of its own. */
export function fieldName(path: YamlPath, whole = "front matter"): string {
  const name = path.reduce<string>((all, key) => (typeof key === "number" ? `${all}[${key}]` : `${all}.${key}`), "")
  return name.replace(/^\./, "") || whole
}
