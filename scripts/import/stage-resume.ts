import { writeFileSync } from "node:fs"
import path from "node:path"
import { isDeepStrictEqual } from "node:util"
import { applyEdits, modify } from "jsonc-parser"

import { rewriteJson } from "~/scripts/command/rewrite-json"
import { OwnerError } from "~/scripts/command/run-command"
import { exampleSections } from "~/scripts/init/owner-files"
import { cleanUp, type GivenResume, readResume } from "~/scripts/init/resume-file"
import { isError } from "~/src/doctor/diagnostics/diagnostic"
import { hidingPart } from "~/src/doctor/readers/fields/hiding-fields"
import { displayPath, RESUME_FILE } from "~/src/doctor/readers/files/content-folder"
import { readText } from "~/src/doctor/readers/files/read-text"
import { isFields } from "~/src/doctor/readers/formats/field-values"
import { parseJson } from "~/src/doctor/readers/formats/parse-json"
import { checkResume } from "~/src/doctor/rules/resume/check-resume"

import { translateResume } from "./fields/translate-resume"
import type { ResumeParts } from "./resume-parts"

const FILE = displayPath(RESUME_FILE)

/** Returns sections in the form of this site, and what of them no field can hold as it is, a line each. */
export function toResume(parts: ResumeParts): GivenResume & { left: string[] } {
  const left: string[] = []
  let text = JSON.stringify(translateResume(cleanUp(parts)), null, 2)
  for (;;) {
    const { source } = parseJson(FILE, text)
    const wrong = checkResume(source).find(isError)
    if (wrong === undefined) return { ...readResume(FILE, text), left }
    const keys = wrong.field.split(/[.[\]]+/).filter(Boolean)
    const field = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key))
    const value = source.valueAt(field)
    // What its source hides is not published, and an entry without its heading cannot be shown.
    const isWhole = value === undefined || hidingPart(String(field.at(-1)), value) !== undefined
    const at = isWhole ? field.slice(0, -1) : field
    const rest = at.length === 0 ? text : applyEdits(text, modify(text, at, undefined, {}))
    if (rest === text) throw new OwnerError(`${wrong.field} cannot be imported: ${wrong.message}`)
    left.push(`${wrong.field}: ${wrong.message} Left out: ${JSON.stringify(source.valueAt(at))}`)
    text = rest
  }
}

/**
 * Writes a résumé, without its projects, where there is none, or the demo's. Into the owner's it writes only sections that are not
 * there, or are still the example of `init -- --resume`. Returns the sections that are there already, as JSON to paste.
 * @param language of the site, and so of the example
 */
export function stageResume(
  root: string,
  staging: string,
  { json, isFree, language }: { json: string; isFree: (file: string) => boolean; language: string },
): { paths: string[]; rest: string | null } {
  const { projects: _projects, ...resume } = JSON.parse(json)
  const sections = Object.entries<unknown>(resume).filter(([name]) => name !== "$schema")
  if (sections.length === 0) return { paths: [], rest: null }
  const copy = path.join(staging, FILE)
  if (isFree(FILE)) {
    writeFileSync(copy, `${JSON.stringify(resume, null, 2)}\n`)
    return { paths: [FILE], rest: null }
  }
  const text = readText(path.join(root, "content"), RESUME_FILE).written ?? ""
  const own = parseJson(FILE, text).source.data
  if (!isFields(own)) throw new OwnerError(`${FILE} cannot be read. Correct it first: npm run check:content`)
  const examples: Record<string, unknown> = exampleSections(language)
  const isThere = ([name]: [string, unknown]) =>
    Object.hasOwn(own, name) && !isDeepStrictEqual(own[name], examples[name])
  const added = sections.filter((section) => !isThere(section))
  if (added.length > 0) writeFileSync(copy, rewriteJson(text, { ...own, ...Object.fromEntries(added) }))
  const others = sections.filter(isThere)
  const rest = others.length === 0 ? null : JSON.stringify(Object.fromEntries(others), null, 2)
  return { paths: added.length > 0 ? [FILE] : [], rest }
}
