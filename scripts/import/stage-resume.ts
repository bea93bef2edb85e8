import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { applyEdits, modify } from "jsonc-parser"

import { OwnerError } from "~/scripts/command/run-command"
import { digests, unchangedDemoFiles } from "~/scripts/init/demo-files"
import { cleanUp, type GivenResume, readResume, withEdits } from "~/scripts/init/resume-file"
import { isError } from "~/src/doctor/diagnostic"
import { displayPath, RESUME_FILE, readText } from "~/src/doctor/readers/content-folder"
import { parseJson } from "~/src/doctor/readers/parse-json"
import { checkResume } from "~/src/doctor/resume/check-resume"
import { isFields } from "~/src/doctor/translation/field-values"
import { hidingPart } from "~/src/doctor/translation/hiding-fields"

import type { ResumeParts } from "./resume-parts"

const FILE = displayPath(RESUME_FILE)

/** Returns sections in the form of this site, and what of them no field can hold as it is, a line each. */
export function toResume(parts: ResumeParts): GivenResume & { left: string[] } {
  const left: string[] = []
  let text = withEdits(FILE, JSON.stringify(cleanUp(parts), null, 2))
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
 * Writes a résumé, without its projects, where there is none, or the demo's. Into the owner's it writes only sections that are not there. Returns the
 * sections that are there already, as JSON to paste.
 */
export function stageResume(
  root: string,
  staging: string,
  json: string,
): { isResumeWritten: boolean; rest: string | null } {
  const { projects: _projects, ...resume } = JSON.parse(json)
  const sections = Object.entries<unknown>(resume).filter(([name]) => name !== "$schema")
  if (sections.length === 0) return { isResumeWritten: false, rest: null }
  const [file, copy] = [path.join(root, FILE), path.join(staging, FILE)]
  const demo = JSON.parse(readFileSync(path.join(root, "scripts/init/demo.json"), "utf8"))
  if (!existsSync(file) || unchangedDemoFiles(digests(root), demo).includes(FILE)) {
    writeFileSync(copy, `${JSON.stringify(resume, null, 2)}\n`)
    return { isResumeWritten: true, rest: null }
  }
  const text = readText(path.join(root, "content"), RESUME_FILE).text ?? ""
  const own = parseJson(FILE, text).source.data
  if (!isFields(own)) throw new OwnerError(`${FILE} cannot be read. Correct it first: npm run check:content`)
  const isThere = ([name]: [string, unknown]) => Object.hasOwn(own, name)
  const added = sections.filter((section) => !isThere(section))
  if (added.length > 0) {
    const lines = added.map(([name, value]) => `"${name}": ${JSON.stringify(value, null, 2)}`.replace(/^/gm, "  "))
    // The owner's lines keep their form.
    const before = text.replace(/\s*\}\s*$/, Object.keys(own).length > 0 ? "," : "")
    writeFileSync(copy, `${before}\n${lines.join(",\n")}\n}\n`)
  }
  const others = sections.filter(isThere)
  const rest = others.length === 0 ? null : JSON.stringify(Object.fromEntries(others), null, 2)
  return { isResumeWritten: added.length > 0, rest }
}
