import path from "node:path"
import type { Reporter } from "gatsby"

import { rememberReport } from "~/src/build/content-check/recheck-content"
import { readEnvironment } from "~/src/build/environment"
import { prepareRemoteImages } from "~/src/build/remote-images/fetch-images"
import { checkContent } from "~/src/doctor/check-content"
import { formatDiagnostics, isError } from "~/src/doctor/diagnostic"
import { findDamagedImages } from "~/src/doctor/images/find-damaged-images"
import { CONTENT_FOLDER } from "~/src/doctor/readers/content-folder"

const CONTENT_ERROR = "10001"

/** Errors in the content or the environment stop a build before it begins; the development server reports them. */
export async function stopOnErrors({ reporter }: { reporter: Reporter }): Promise<void> {
  reporter.setErrorMap({ [CONTENT_ERROR]: { text: ({ report }) => report, level: "ERROR", category: "USER" } })
  const isBuild = process.env.NODE_ENV === "production"
  const root = path.resolve(CONTENT_FOLDER)
  const { site, images, diagnostics } = checkContent(root)
  const damaged = isBuild ? await findDamagedImages(root, images) : []
  const remote = await prepareRemoteImages(images, site?.images)
  const all = [...diagnostics, ...damaged, ...remote]
  if (!isBuild) rememberReport(all, remote)
  const errors = all.filter(isError)
  const warnings = all.filter((each) => !isError(each))
  if (warnings.length > 0) reporter.warn(formatDiagnostics(warnings))
  const reports = [...readEnvironment().problems, ...(errors.length > 0 ? [formatDiagnostics(errors)] : [])]
  if (reports.length === 0) return
  const report = reports.join("\n\n")
  if (isBuild) reporter.panic({ id: CONTENT_ERROR, context: { report } })
  else reporter.warn(report)
}
