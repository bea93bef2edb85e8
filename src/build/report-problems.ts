import path from "node:path"
import type { Reporter } from "gatsby"

import { CONTENT_FOLDER } from "~/src/build/content/content-folder"
import { type ContentProblem, formatProblems } from "~/src/build/content/content-problem"
import { contentProblems } from "~/src/build/content/read-content"
import { readEnvironment } from "~/src/build/environment"

const CONTENT_ERROR = "10001"

let isBootstrapped = false

/** Wrong content or a wrong setting stops a build before it begins; while developing it is told and left out. */
export function stopOnProblems({ reporter }: { reporter: Reporter }): void {
  reporter.setErrorMap({
    [CONTENT_ERROR]: { text: ({ told }) => told, level: "ERROR", category: "USER" },
  })
  const problems = contentProblems(path.resolve(CONTENT_FOLDER))
  const told = [...readEnvironment().problems, ...(problems.length > 0 ? [formatProblems(problems)] : [])].join("\n\n")
  if (told === "") return
  if (process.env.NODE_ENV === "production") reporter.panic({ id: CONTENT_ERROR, context: { told } })
  else reporter.warn(told)
}

/** From here on a file that changes is told by itself. */
export function noteBootstrap(): void {
  isBootstrapped = true
}

/** Tells of a file that was saved with problems while the development server runs. */
export function warnOfProblems(reporter: Reporter, problems: readonly ContentProblem[]): void {
  if (isBootstrapped && problems.length > 0) reporter.warn(formatProblems(problems))
}
