import type { Reporter } from "gatsby"

import { writeContentNotice } from "~/src/build/content-check/serve-content-notice"
import { openImageStore } from "~/src/build/remote-images/image-store"
import { checkContent } from "~/src/doctor/check-content"
import { type Diagnostic, formatDiagnostics } from "~/src/doctor/diagnostic"
import type { NamedImage } from "~/src/doctor/images/named-images"
import { remoteAddress } from "~/src/lib/images/remote-address"

let lastReport = ""
/** About images that could not be fetched, which a check of the content cannot find out. */
let fetchErrors: Diagnostic[] = []

/** Remembers what the development server has reported when it started. */
export function rememberReport(diagnostics: readonly Diagnostic[], fetched: readonly Diagnostic[]): void {
  fetchErrors = [...fetched]
  lastReport = reportOf(diagnostics)
  writeContentNotice(diagnostics)
}

/** Adds errors about the remote images of a file that was saved. */
export function rememberFetchErrors(diagnostics: readonly Diagnostic[]): void {
  fetchErrors = [...fetchErrors, ...diagnostics]
}

/**
 * Checks the whole content after a change, because rules compare files. A report that differs from the last one is printed and
 * shown on the pages.
 */
export function recheckContent(reporter: Pick<Reporter, "warn" | "info">, root: string): void {
  const { images, diagnostics } = checkContent(root)
  const all = [...diagnostics, ...remainingFetchErrors(images)]
  const report = reportOf(all)
  if (report === lastReport) return
  rememberReport(all, fetchErrors)
  if (report === "") reporter.info("The content has no problems any more.")
  else reporter.warn(report)
}

function remainingFetchErrors(images: readonly NamedImage[]): Diagnostic[] {
  const store = openImageStore()
  return images.flatMap(({ src, shape: _shape, frame: _frame, ...place }) => {
    const address = remoteAddress(src)
    if (address === null || store.has(address)) return []
    const error = fetchErrors.findLast(({ file, message }) => file === place.file && message.includes(`"${src}"`))
    return error === undefined ? [] : [{ ...error, ...place }]
  })
}

function reportOf(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.length === 0 ? "" : formatDiagnostics(diagnostics)
}
