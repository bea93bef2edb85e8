import path from "node:path"

import { OwnerError } from "../owner/owner-error.mjs"

/**
 * Throws an OwnerError with what the build would refuse in the files that are about to be written.
 * @param {string} next where the prepared folders are
 * @param {readonly string[]} written
 * @param {{ checkContent: (folder: string) => { diagnostics: any[] }, isError: (diagnostic: any) => boolean,
 *   formatDiagnostics: (diagnostics: any[]) => string }} rules
 */
export function refuseInvalid(next, written, { checkContent, isError, formatDiagnostics }) {
  const { diagnostics } = checkContent(path.join(next, "content"))
  const wrong = diagnostics.filter((each) => written.includes(each.file) && isError(each))
  if (wrong.length > 0) throw new OwnerError(`\nNothing has been changed. ${formatDiagnostics(wrong)}`)
}
