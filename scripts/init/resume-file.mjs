import { OwnerError } from "../command/owner-error.mjs"
import { toHttps } from "./answers.mjs"

const SCHEMA = "../docs/schemas/resume.schema.json"

/**
 * Returns `content/resume.json` for a JSON Resume: without empty fields, and with https for http. Throws an OwnerError that
 * lists the problems of the given file.
 * @param {string} file
 * @param {string} text
 * @param {{ parseJson: Function, checkResume: Function, formatProblems: (problems: any[]) => string }} doctor
 */
export function resumeFile(file, text, { parseJson, checkResume, formatProblems }) {
  const { source, problems: syntaxErrors } = parseJson(file, text.replace(/^\uFEFF/, ""))
  const resume = cleanUp(source.data)
  const valueAt = (/** @type {(string | number)[]} */ path) =>
    path.reduce((/** @type {any} */ value, key) => value?.[key], resume)
  const problems = syntaxErrors.length > 0 ? syntaxErrors : checkResume(file, { ...source, data: resume, valueAt })
  if (problems.length > 0) {
    throw new OwnerError(`${formatProblems(problems)}\n\nFix these in ${file}, then run the command again.`)
  }
  return `${JSON.stringify({ ...resume, $schema: SCHEMA }, null, 2)}\n`
}

/**
 * @param {any} value
 * @returns {any}
 */
function cleanUp(value) {
  if (typeof value === "string") return /^http:\/\/\S+$/i.test(value) ? toHttps(value) : value
  if (Array.isArray(value)) return value.map(cleanUp)
  if (typeof value !== "object" || value === null) return value
  const fields = Object.entries(value).filter(([, field]) => field !== "" && field !== null)
  return Object.fromEntries(fields.map(([name, field]) => [name, cleanUp(field)]))
}
