import path from "node:path"
import type { ParentSpanPluginArgs } from "gatsby"

import { CONTENT_FOLDER } from "~/src/build/content/content-folder"
import { formatProblems } from "~/src/build/content/content-problem"
import { contentProblems } from "~/src/build/content/read-content"

const CONTENT_ERROR = "10001"

/** Wrong content stops a build before it begins; while developing it is told and left out. */
export function stopOnProblems({ reporter }: Pick<ParentSpanPluginArgs, "reporter">): void {
  const problems = contentProblems(path.resolve(CONTENT_FOLDER))
  if (problems.length === 0) return
  if (process.env.NODE_ENV !== "production") {
    reporter.warn(formatProblems(problems))
    return
  }
  reporter.setErrorMap({
    [CONTENT_ERROR]: { text: ({ told }) => told, level: "ERROR", category: "USER" },
  })
  reporter.panic({ id: CONTENT_ERROR, context: { told: formatProblems(problems) } })
}
