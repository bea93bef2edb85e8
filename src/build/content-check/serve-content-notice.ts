import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import type { GatsbyConfig } from "gatsby"

import { countDiagnostics, type Diagnostic, formatDiagnostic, isError, sortDiagnostics } from "~/src/doctor/diagnostic"
import { CONTENT_NOTICE_PATH, type ContentNotice } from "~/src/lib/content-notice"

/** A file, because Gatsby compiles its configuration and its hooks apart, so that they share no variable. */
export const NOTICE_FILE = path.join(".cache", "content-notice.json")

const NO_NOTICE = JSON.stringify({ title: "", lines: [] } satisfies ContentNotice)

/** Writes the notice that pages of the development server show. */
export function writeContentNotice(diagnostics: readonly Diagnostic[]): void {
  const lines = sortDiagnostics(diagnostics).map((each) => ({ isError: isError(each), text: formatDiagnostic(each) }))
  const title = diagnostics.length === 0 ? "" : `${countDiagnostics(diagnostics)} in the content`
  mkdirSync(path.dirname(NOTICE_FILE), { recursive: true })
  writeFileSync(NOTICE_FILE, JSON.stringify({ title, lines } satisfies ContentNotice))
}

export const serveContentNotice: NonNullable<GatsbyConfig["developMiddleware"]> = (app) => {
  app.get(CONTENT_NOTICE_PATH, (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader("Content-Type", "application/json")
    response.end(existsSync(NOTICE_FILE) ? readFileSync(NOTICE_FILE) : NO_NOTICE)
  })
}
