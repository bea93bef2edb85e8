import path from "node:path"
import type { Reporter } from "gatsby"

import { CONTENT_FOLDER } from "~/src/build/content/content-folder"
import { type ContentProblem, formatProblems, isError } from "~/src/build/content/content-problem"
import { readContent } from "~/src/build/content/read-content"
import { readEnvironment } from "~/src/build/environment"
import { prepareRemotePictures } from "~/src/build/remote-pictures/prepare-remote-pictures"

const CONTENT_ERROR = "10001"

let isBootstrapped = false

/** Wrong content or a wrong setting stops a build before it begins; while developing it is told and left out. */
export async function stopOnProblems({ reporter }: { reporter: Reporter }): Promise<void> {
  reporter.setErrorMap({
    [CONTENT_ERROR]: { text: ({ told }) => told, level: "ERROR", category: "USER" },
  })
  const { site, pictures, problems: contentProblems } = readContent(path.resolve(CONTENT_FOLDER))
  const remote = await prepareRemotePictures(pictures, site?.images)
  for (const warning of remote.warnings) reporter.warn(warning)
  const all = [...contentProblems, ...remote.problems]
  const warnings = all.filter((problem) => !isError(problem))
  warnOfProblems(reporter, warnings)
  const problems = all.filter(isError)
  const told = [...readEnvironment().problems, ...(problems.length > 0 ? [formatProblems(problems)] : [])].join("\n\n")
  if (told === "") return
  if (process.env.NODE_ENV === "production") reporter.panic({ id: CONTENT_ERROR, context: { told } })
  else reporter.warn(told)
}

/** From here on a file that changes is told by itself. */
export function noteBootstrap(): void {
  isBootstrapped = true
}

/** Whether the development server runs, and a file that changes was saved by somebody. */
export function isFollowingChanges(): boolean {
  return isBootstrapped
}

/** Tells of a file that was saved with problems. */
export function warnOfProblems(reporter: Reporter, problems: readonly ContentProblem[]): void {
  if (problems.length > 0) reporter.warn(formatProblems(problems))
}
