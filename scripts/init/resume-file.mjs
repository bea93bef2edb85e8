import { OwnerError } from "../owner/owner-error.mjs"
import { secure } from "./answers.mjs"

const SCHEMA = "../docs/schemas/resume.schema.json"

/**
 * A résumé of another place as `content/resume.json`: without empty fields, with https for http. Throws an OwnerError
 * that tells where the given file breaks the rules.
 * @param {string} file
 * @param {string} text
 * @param {{ parseJson: Function, checkResume: Function, formatDiagnostics: (diagnostics: any[]) => string }} rules
 */
export function resumeFile(file, text, { parseJson, checkResume, formatDiagnostics }) {
  const { source, diagnostics: invalid } = parseJson(file, text.replace(/^\uFEFF/, ""))
  const resume = mended(source.data)
  const valueAt = (/** @type {(string | number)[]} */ path) =>
    path.reduce((/** @type {any} */ value, key) => value?.[key], resume)
  const diagnostics = invalid.length > 0 ? invalid : checkResume({ ...source, data: resume, valueAt })
  if (diagnostics.length > 0) {
    throw new OwnerError(`${formatDiagnostics(diagnostics)}\n\nMend these in ${file}, then run it again.`)
  }
  return `${JSON.stringify({ ...resume, $schema: SCHEMA }, null, 2)}\n`
}

/**
 * @param {any} value
 * @returns {any}
 */
function mended(value) {
  if (typeof value === "string") return /^http:\/\/\S+$/i.test(value) ? secure(value) : value
  if (Array.isArray(value)) return value.map(mended)
  if (typeof value !== "object" || value === null) return value
  const told = Object.entries(value).filter(([, field]) => field !== "" && field !== null)
  return Object.fromEntries(told.map(([name, field]) => [name, mended(field)]))
}
