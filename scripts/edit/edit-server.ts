import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { tmpdir } from "node:os"
import path from "node:path"

import { listen } from "~/scripts/command/listen"
import { checkSite } from "~/src/build/check-site"
import { editedFile, MARKDOWN } from "~/src/build/content-docs/editing/edited-files"
import type { Diagnostic } from "~/src/doctor/diagnostics/diagnostic"
import { displayPath, isHidden } from "~/src/doctor/readers/files/content-folder"
import { findFiles } from "~/src/doctor/readers/files/find-files"
import { formatGroup, summarise } from "~/src/doctor/report/format-report"
import { groupDiagnostics } from "~/src/doctor/report/group-diagnostics"
import { printDiagnostics } from "~/src/doctor/report/print-diagnostics"
import { isOwnRequest } from "~/src/lib/addresses/own-request"

import { contentPath, deleteContent, openContent, saveContent } from "./content-store"
import { type EditorFiles, POLICY } from "./editor-files"
import { SaveError } from "./merge-file"
import { openPreview, type PreviewSite, previewedPage } from "./preview-site"

const CONTENT = "/content/"
const REFUSAL = "The editor answers only requests from its own page, on this machine.\n"
const OUTSIDE = "The editor reads and writes only files in content/ whose names do not begin with a dot.\n"
const MAX_MEGABYTES = 32

type Exchange = { request: IncomingMessage; response: ServerResponse }

type EditorOptions = {
  root: string
  files: EditorFiles
  port?: number
  isDryRun?: boolean
  preview?: PreviewSite
  /** Where the folder with copies is made. */
  temporary?: string
  log: (line: string) => void
}

/** Serves the editor and the content folder to this machine. It writes and deletes files of that folder. */
export async function startEditor(options: EditorOptions) {
  const { root, files, port = 0, isDryRun = false, preview, temporary = tmpdir(), log } = options
  let copies: string | undefined
  const copiesFolder = () => (copies ??= mkdtempSync(path.join(temporary, "editor-copies-")))
  const server = createServer(async (request, response) => {
    if (!isOwnRequest(request.headers)) return send(response, 403, REFUSAL)
    response.setHeader("Content-Security-Policy", POLICY)
    response.setHeader("Cache-Control", "no-store")
    response.setHeader("X-Content-Type-Options", "nosniff")
    try {
      await answer(request, response)
    } catch (error) {
      // The page was closed while it saved; nothing was written.
      if (response.destroyed) return
      const message = error instanceof Error ? error.message : String(error)
      log(message)
      send(response, error instanceof SaveError ? error.status : 500, message)
    }
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [pathname = "/", query] = (request.url ?? "/").split("?")
    if (pathname === "/problems") return sendJson(response, problemsOf(check()))
    if (pathname === "/files") return sendJson(response, shownFiles())
    if (pathname.startsWith(CONTENT))
      return exchange(contentPath(root, pathname.slice(CONTENT.length)), request, response)
    const file = files(pathname)
    if (file === undefined) return showPage(pathname, { isWaiting: query !== undefined, request, response })
    response.setHeader("Content-Type", file.type)
    response.end(file.body)
  }

  async function showPage(pathname: string, { isWaiting, request, response }: Exchange & { isWaiting: boolean }) {
    const name = contentPath(root, pathname.slice(1))
    const page = name === null ? null : previewedPage(root, name)
    if (page === null || preview === undefined) return send(response, 404, "")
    response.setHeader("Content-Type", "text/html")
    // Sveltia asks whether the page is there when it shows the link.
    const isAsked = request.headers["sec-fetch-dest"] === "empty"
    response.end(await openPreview(page, preview, { isWaiting: isWaiting || isAsked }))
  }

  async function exchange(file: string | null, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const former = contentPath(root, String(request.headers["former-path"] ?? file))
    if (file === null || former === null) return send(response, 403, OUTSIDE)
    if (request.method === "PUT") return save(file, former, { request, response })
    if (request.method === "DELETE") return remove(file, { request, response })
    return request.method === "GET" ? sendContent(file, response) : send(response, 405, "")
  }

  async function save(file: string, former: string, { request, response }: Exchange): Promise<void> {
    const { "if-match": tag = "", confirmed } = request.headers
    const body = await bodyOf(request)
    if (body === null) return send(response, 413, tooLarge(displayPath(file)))
    const isText = editedFile(displayPath(file)) !== undefined
    try {
      saveContent(root, file, { body, tag, former, isConfirmed: confirmed !== undefined, isDryRun })
    } catch (error) {
      const isRefused = error instanceof SaveError && error.status !== 428 && !isDryRun
      throw isRefused && isText ? new SaveError(`${error.message} ${keepCopy(file, body)}`) : error
    }
    // Afterwards: Sveltia drops what is typed until a save is answered.
    // A picture is saved just before the text that names it.
    const report = () => (isText ? `\n${printDiagnostics(check(), "text")}` : "")
    response.once("finish", () => log(`Saved ${displayPath(file)}${report()}`))
    sendContent(file, response)
  }

  /** Keeps what was not saved, whatever becomes of the page that has it; returns where. */
  function keepCopy(file: string, body: Buffer): string {
    const copy = path.join(copiesFolder(), "not-saved", file)
    mkdirSync(path.dirname(copy), { recursive: true })
    writeFileSync(copy, body)
    return `A copy of what you wrote is in ${copy}`
  }

  function remove(file: string, { request, response }: Exchange): void {
    const trash = path.join(copiesFolder(), "deleted")
    const isDeleted = deleteContent(root, file, { tag: request.headers["if-match"] ?? "", trash, isDryRun })
    if (isDeleted) log(`Deleted ${displayPath(file)}. A copy is in ${trash}`)
    send(response, 200, "")
  }

  function sendContent(file: string, response: ServerResponse) {
    const content = openContent(root, file)
    if (content === null) return send(response, 404, "")
    response.setHeader("ETag", content.tag)
    response.setHeader("Content-Type", "application/octet-stream")
    response.end(content.body)
  }

  const shownFiles = () => findFiles(root).files.filter((file) => !isHidden(file))
  const check = () => checkSite(root).diagnostics
  const { host, stop } = await listen(server, port)
  // The name that `npm start` has, because that refuses links from other hosts.
  return { origin: `http://${host.replace("127.0.0.1", "localhost")}`, stop }
}

/** Returns the body of a request; null for one that is too large, which is read to its end, because a browser answers only then. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes <= MAX_MEGABYTES * 1e6) chunks.push(chunk)
  }
  return bytes <= MAX_MEGABYTES * 1e6 ? Buffer.concat(chunks) : null
}

function tooLarge(file: string): string {
  return `Nothing was saved: ${file} has more than ${MAX_MEGABYTES} MB. Make the file smaller, or copy it into the folder yourself.`
}

export type Problems = ReturnType<typeof problemsOf>

function problemsOf(diagnostics: readonly Diagnostic[]) {
  return {
    title: diagnostics.length === 0 ? "" : summarise(diagnostics).join("\n"),
    lines: groupDiagnostics(diagnostics).map((group) => ({
      text: formatGroup(group),
      message: `${group[0].message} ${group[0].fix}`,
      places: group.map((found) => ({ file: found.file, field: fieldInForm(found) })),
    })),
  }
}

/** Returns the form's field; for what was found in a text, such as a link, its text. */
function fieldInForm({ file, field, code }: Diagnostic): string {
  const { format, schema } = editedFile(file) ?? {}
  const isOfText = schema?.properties?.[field.replace(/[.[].*/, "")] === undefined && code !== "unknown-field"
  return format === MARKDOWN && isOfText ? "body" : field
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.setHeader("Content-Type", "application/json")
  response.end(JSON.stringify(value))
}

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(text)
}
