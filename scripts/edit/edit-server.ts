import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { buffer } from "node:stream/consumers"

import { listen } from "~/scripts/command/listen"
import { readEnvironment } from "~/src/build/environment"
import { checkContent } from "~/src/doctor/check-content"
import type { Diagnostic } from "~/src/doctor/diagnostic"
import { findFiles } from "~/src/doctor/files/find-files"
import { displayPath, isHidden } from "~/src/doctor/readers/content-folder"
import { formatGroup, summarise } from "~/src/doctor/report/format-report"
import { groupDiagnostics } from "~/src/doctor/report/group-diagnostics"
import { printDiagnostics } from "~/src/doctor/report/print-diagnostics"
import { isOwnRequest } from "~/src/lib/addresses/own-request"

import { contentPath, openContent, saveContent } from "./content-store"
import { type EditorFiles, POLICY } from "./editor-files"
import { SaveError } from "./merge-file"

const CONTENT = "/content/"
const REFUSAL = "The editor answers only requests from its own page, on this machine.\n"

type EditorOptions = {
  root: string
  files: EditorFiles
  port?: number
  isDryRun?: boolean
  log: (line: string) => void
}

/** Serves the editor and the content folder to this machine. It writes files of that folder, and deletes none. */
export async function startEditor({ root, files, port = 0, isDryRun = false, log }: EditorOptions) {
  const server = createServer(async (request, response) => {
    if (!isOwnRequest(request.headers)) return send(response, 403, REFUSAL)
    response.setHeader("Content-Security-Policy", POLICY)
    response.setHeader("Cache-Control", "no-store")
    try {
      await answer(request, response)
    } catch (error) {
      // The page was closed while it saved; nothing was written.
      if (response.destroyed) return
      const message = error instanceof Error ? error.message : String(error)
      log(message)
      send(response, error instanceof SaveError ? 409 : 500, message)
    }
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pathname = (request.url ?? "/").replace(/\?.*/, "")
    if (pathname === "/problems") return sendJson(response, problemsOf(check()))
    if (pathname === "/files")
      return sendJson(
        response,
        findFiles(root).files.filter((file) => !isHidden(file)),
      )
    if (pathname.startsWith(CONTENT)) return exchange(contentPath(pathname.slice(CONTENT.length)), request, response)
    const file = files(pathname)
    if (file === undefined) return send(response, 404, "")
    response.setHeader("Content-Type", file.type)
    response.end(file.body)
  }

  async function exchange(file: string | null, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (file === null) return send(response, 404, "")
    if (request.method === "PUT") {
      const tag = request.headers["if-match"] ?? ""
      saveContent(root, file, { body: await buffer(request), tag, isDryRun })
      log(`Saved ${displayPath(file)}\n${printDiagnostics(check(), "text")}`)
    } else if (request.method !== "GET") return send(response, 405, "")
    const content = openContent(root, file)
    if (content === null) return send(response, 404, "")
    response.setHeader("ETag", content.tag)
    response.setHeader("Content-Type", "application/octet-stream")
    response.end(content.body)
  }

  const check = () => checkContent(root, readEnvironment().basePath).diagnostics
  const { host, stop } = await listen(server, port)
  return { origin: `http://${host}`, stop }
}

/** What the page shows about the content. */
export type Problems = ReturnType<typeof problemsOf>

function problemsOf(diagnostics: readonly Diagnostic[]) {
  return {
    title: diagnostics.length === 0 ? "" : summarise(diagnostics).join("\n"),
    lines: groupDiagnostics(diagnostics).map((group) => ({
      text: formatGroup(group),
      message: `${group[0].message} ${group[0].fix}`,
      places: group.map(({ file, field }) => ({ file, field })),
    })),
  }
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.setHeader("Content-Type", "application/json")
  response.end(JSON.stringify(value))
}

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(text)
}
