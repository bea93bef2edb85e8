import path from "node:path"

import { OwnerError } from "../command/owner-error.mjs"

/**
 * Throws an OwnerError with what the build would refuse in the files that are about to be written.
 * @param {string} next where the prepared folders are
 * @param {readonly string[]} written
 * @param {{ readContent: (folder: string) => { problems: any[] }, isError: (problem: any) => boolean,
 *   formatProblems: (problems: any[]) => string }} rules
 */
export function refuseInvalid(next, written, { readContent, isError, formatProblems }) {
  const { problems } = readContent(path.join(next, "content"))
  const wrong = problems.filter((problem) => written.includes(problem.file) && isError(problem))
  if (wrong.length > 0) throw new OwnerError(`\nNothing has been changed. ${formatProblems(wrong)}`)
}
