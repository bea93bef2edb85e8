import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import type { GatsbyConfig } from "gatsby"

import { type Diagnostic, isError } from "~/src/doctor/diagnostics/diagnostic"
import { formatGroup, summarise } from "~/src/doctor/report/format-report"
import { groupDiagnostics } from "~/src/doctor/report/group-diagnostics"
import { CONTENT_NOTICE_PATH, type ContentNotice } from "~/src/lib/content-notice"

/** A file, because the configuration and the hooks, compiled separately, cannot share a variable. */
export const NOTICE_FILE = path.join(".cache", "content-notice.json")

function contentNotice(diagnostics: readonly Diagnostic[]): ContentNotice {
  const lines = groupDiagnostics(diagnostics).map((group) => ({ isError: isError(group[0]), text: formatGroup(group) }))
  return { title: diagnostics.length === 0 ? "" : summarise(diagnostics).join("\n"), lines }
}

/** Writes the notice that pages of the development server show. */
export function writeContentNotice(diagnostics: readonly Diagnostic[]): void {
  mkdirSync(path.dirname(NOTICE_FILE), { recursive: true })
  writeFileSync(NOTICE_FILE, JSON.stringify(contentNotice(diagnostics)))
}

/** Sends the notice to pages. Its file exists, because the check at the server's start writes it. */
export const serveContentNotice: NonNullable<GatsbyConfig["developMiddleware"]> = (app) => {
  app.get(CONTENT_NOTICE_PATH, (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader("Content-Type", "application/json")
    response.end(readFileSync(NOTICE_FILE))
  })
}
