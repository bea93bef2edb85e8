import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import type { GatsbyConfig } from "gatsby"

import { type Diagnostic, isError } from "~/src/doctor/diagnostics/diagnostic"
import { formatGroup, summarise } from "~/src/doctor/report/format-report"
import { groupDiagnostics } from "~/src/doctor/report/group-diagnostics"
import { CONTENT_PROBLEMS_PATH, type ContentProblems } from "~/src/lib/content-problems"

/** A file, because the configuration and the hooks, compiled separately, cannot share a variable. */
export const PROBLEMS_FILE = path.join(".cache", "content-problems.json")

export function writeContentProblems(diagnostics: readonly Diagnostic[]): void {
  const lines = groupDiagnostics(diagnostics).map((group) => ({ isError: isError(group[0]), text: formatGroup(group) }))
  const title = diagnostics.length === 0 ? "" : summarise(diagnostics).join("\n")
  mkdirSync(path.dirname(PROBLEMS_FILE), { recursive: true })
  writeFileSync(PROBLEMS_FILE, JSON.stringify({ title, lines } satisfies ContentProblems))
}

/** The file exists, because the check at the server's start writes it. */
export const serveContentProblems: NonNullable<GatsbyConfig["developMiddleware"]> = (app) => {
  app.get(CONTENT_PROBLEMS_PATH, (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader("Content-Type", "application/json")
    response.end(readFileSync(PROBLEMS_FILE))
  })
}
