import path from "node:path"
import type { Reporter } from "gatsby"

import { rememberProblems } from "~/src/build/develop/recheck-content"
import { readEnvironment } from "~/src/build/environment"
import { prepareRemoteImages } from "~/src/build/remote-images/fetch-images"
import { formatProblems, isError } from "~/src/doctor/content-problem"
import { findDamagedPictures } from "~/src/doctor/images/damaged-pictures"
import { readContent } from "~/src/doctor/read-content"
import { CONTENT_FOLDER } from "~/src/doctor/readers/content-folder"

const CONTENT_ERROR = "10001"

let isBootstrapped = false

/** Wrong content or a wrong setting stops a build before it begins; while developing it is told and left out. */
export async function stopOnProblems({ reporter }: { reporter: Reporter }): Promise<void> {
  reporter.setErrorMap({
    [CONTENT_ERROR]: { text: ({ told }) => told, level: "ERROR", category: "USER" },
  })
  const root = path.resolve(CONTENT_FOLDER)
  const { site, pictures, problems: contentProblems } = readContent(root)
  const damaged = process.env.NODE_ENV === "production" ? await findDamagedPictures(root, pictures) : []
  const remote = await prepareRemoteImages(pictures, site?.images)
  for (const warning of remote.warnings) reporter.warn(warning)
  const all = [...contentProblems, ...damaged, ...remote.problems]
  if (process.env.NODE_ENV !== "production") rememberProblems(all, remote.problems)
  const warnings = all.filter((problem) => !isError(problem))
  if (warnings.length > 0) reporter.warn(formatProblems(warnings))
  const problems = all.filter(isError)
  const told = [...readEnvironment().problems, ...(problems.length > 0 ? [formatProblems(problems)] : [])].join("\n\n")
  if (told === "") return
  if (process.env.NODE_ENV === "production") reporter.panic({ id: CONTENT_ERROR, context: { told } })
  else reporter.warn(told)
}

/** From here on a change of the content is told. */
export function noteBootstrap(): void {
  isBootstrapped = true
}

/** Whether the development server runs, and a file that changes was saved by somebody. */
export function isFollowingChanges(): boolean {
  return isBootstrapped
}
