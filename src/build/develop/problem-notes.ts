import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import type { GatsbyConfig } from "gatsby"

import { type ContentProblem, countProblems, formatProblem, isError, sortProblems } from "~/src/doctor/diagnostic"
import { CONTENT_NOTICE_PATH, type ContentNotice } from "~/src/lib/content-notice"

/** A file and no variable: Gatsby compiles its configuration and its hooks apart, so that they share no module. */
export const NOTES_FILE = path.join(".cache", "content-problems.json")

const NOTHING: ContentNotice = { title: "", lines: [] }

/** Leaves what is wrong where the development server's pages ask for it. */
export function noteProblems(problems: readonly ContentProblem[], file = NOTES_FILE): void {
  const lines = sortProblems(problems).map((problem) => ({ isError: isError(problem), text: formatProblem(problem) }))
  const title = problems.length === 0 ? "" : `${countProblems(problems)} in the content`
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ title, lines } satisfies ContentNotice))
}

/** Answers the pages of the development server. */
export const answerNotes: NonNullable<GatsbyConfig["developMiddleware"]> = (app) => {
  app.get(CONTENT_NOTICE_PATH, (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader("Content-Type", "application/json")
    response.end(existsSync(NOTES_FILE) ? readFileSync(NOTES_FILE) : JSON.stringify(NOTHING))
  })
}
