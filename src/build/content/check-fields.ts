import type { z } from "zod"

import type { ContentProblem } from "~/src/build/content/content-problem"
import { meantField } from "~/src/build/content/meant-field"
import type { YamlPath, YamlSource } from "~/src/build/content/yaml-source"

type Issue = z.core.$ZodIssue

const NOTHING = "nothing"

/** Checks parsed YAML against a schema: the typed value, or one problem per wrong field. */
export function checkFields<Schema extends z.ZodType>(
  file: string,
  source: YamlSource,
  schema: Schema,
): { value: z.infer<Schema> | null; problems: ContentProblem[] } {
  const data = source.data ?? {}
  const result = schema.safeParse(data)
  if (result.success) return { value: result.data, problems: [] }
  const told = result.error.issues.flatMap((issue) => explain(issue, source, schema))
  const problems = told.filter((problem, index) => isFirstOfField(problem, index, told) && !isMisnamed(problem, told))
  return {
    value: null,
    problems: problems.map(({ path, meant, ...rest }) => ({ file, ...source.positionOf(path), ...rest })),
  }
}

/** `meant` is the name of the field that an unknown one stands for. */
type Told = { path: YamlPath; field: string; found: string; expected: string; fix: string; meant?: string | undefined }

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
    return issue.keys.map((key) => unknownKey([...path, key], knownKeys(schema, path)))
  }
  const found = source.valueAt(path)
  const field = fieldName(path)
  if (path.length === 0) {
    const expected = "fields, one per line: name, colon, value"
    return [{ path, field, found: shown(found), expected, fix: "write it as fields" }]
  }
  if (found === undefined || found === null) {
    return [{ path, field, found: NOTHING, expected: issue.message, fix: `add ${field}` }]
  }
  return [{ path, field, found: shown(found), expected: issue.message, fix: `change ${field}` }]
}

function unknownKey(path: YamlPath, known: string[]): Told {
  const key = String(path.at(-1))
  const near = meantField(key, known)
  return {
    path,
    field: fieldName(path),
    found: "an unknown field",
    expected: known.length > 0 ? `one of ${known.join(", ")}` : "a known field",
    fix: near === undefined ? `remove ${key}` : `did you mean ${near}?`,
    meant: near === undefined ? undefined : fieldName([...path.slice(0, -1), near]),
  }
}

/** Walks the schema as far as it is made of plain objects and lists. */
function knownKeys(schema: z.ZodType, path: YamlPath): string[] {
  let current: unknown = unwrap(schema)
  for (const key of path) {
    const step = current as { shape?: Record<string, unknown>; element?: unknown }
    current = unwrap(typeof key === "number" ? step.element : step.shape?.[key])
  }
  return Object.keys((current as { shape?: object } | undefined)?.shape ?? {})
}

function unwrap(schema: unknown): unknown {
  let current = schema as { unwrap?: () => unknown } | undefined
  while (typeof current?.unwrap === "function" && !("element" in current)) {
    current = current.unwrap() as typeof current
  }
  return current
}

/** A path as problems name it, `team[0].role`; the whole file has no name of its own. */
export function fieldName(path: YamlPath, whole = "front matter"): string {
  const name = path.reduce<string>((all, key) => (typeof key === "number" ? `${all}[${key}]` : `${all}.${key}`), "")
  return name.replace(/^\./, "") || whole
}

/** A value as problems show it, shortened. */
export function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value)
  return json.length > 60 ? `${json.slice(0, 57)}…` : json
}
