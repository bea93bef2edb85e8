import { mkdtempSync } from "node:fs"
import { createServer, type IncomingMessage } from "node:http"
import { tmpdir } from "node:os"
import path from "node:path"

import { listen } from "~/scripts/command/listen"
import { writeFiles } from "~/scripts/command/write-files"
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
const TEXT = "text/plain; charset=utf-8"
const HEADERS = { "Content-Security-Policy": POLICY, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" }
const NOT_FOUND = { status: 404 }

/** What a request is answered with; text, unless it has a type. */
type Answer = {
  status?: number
  type?: string
  body?: string | Uint8Array
  /** What distinguishes the content of a file. */
  tag?: string
  /** Called when the answer is sent. */
  onSent?: () => void
}

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
  const check = () => checkSite(root).diagnostics
  const server = createServer(async (request, response) => {
    const {
      status = 200,
      type = TEXT,
      body,
      tag,
      onSent,
    } = await answer(request).catch((error): Answer => {
      const message = error instanceof Error ? error.message : String(error)
      // A page that was closed while it saved; nothing was written.
      if (!response.destroyed) log(message)
      return { status: error instanceof SaveError ? error.status : 500, body: message }
    })
    response.writeHead(status, { ...HEADERS, "Content-Type": type, ...(tag && { ETag: tag }) }).end(body, onSent)
  })

  async function answer(request: IncomingMessage): Promise<Answer> {
    if (!isOwnRequest(request.headers)) return { status: 403, body: REFUSAL }
    const [pathname = "/", query] = (request.url ?? "/").split("?")
    if (pathname === "/problems") return json(problemsOf(check()))
    if (pathname === "/files") return json(findFiles(root).files.filter((file) => !isHidden(file)))
    if (pathname.startsWith(CONTENT)) return exchange(request, contentPath(root, pathname.slice(CONTENT.length)))
    const name = contentPath(root, pathname.slice(1))
    // Sveltia asks whether the page is there when it shows the link.
    const isWaiting = query !== undefined || request.headers["sec-fetch-dest"] === "empty"
    return files(pathname) ?? (name === null ? NOT_FOUND : showPage(name, isWaiting))
  }

  async function showPage(name: string, isWaiting: boolean): Promise<Answer> {
    const page = previewedPage(root, name)
    if (page === null || preview === undefined) return NOT_FOUND
    return { type: "text/html", body: await openPreview(page, preview, { isWaiting }) }
  }

  async function exchange(request: IncomingMessage, file: string | null): Promise<Answer> {
    const former = contentPath(root, String(request.headers["former-path"] ?? file))
    if (file === null || former === null) return { status: 403, body: OUTSIDE }
    if (request.method === "PUT") return save(request, file, former)
    if (request.method === "DELETE") return remove(request, file)
    return request.method === "GET" ? contentOf(file) : { status: 405 }
  }

  async function save(request: IncomingMessage, file: string, former: string): Promise<Answer> {
    const { "if-match": tag = "", confirmed } = request.headers
    const body = await bodyOf(request)
    if (body === null) return { status: 413, body: tooLarge(displayPath(file)) }
    const isText = editedFile(displayPath(file)) !== undefined
    try {
      saveContent(root, file, { body, tag, former, isConfirmed: confirmed !== undefined, isDryRun })
    } catch (error) {
      const isRefused = error instanceof SaveError && error.status !== 428 && !isDryRun
      throw isRefused && isText ? new SaveError(`${error.message} ${keepCopy(file, body)}`) : error
    }
    // A picture is saved just before the text that names it.
    const report = () => (isText ? `\n${printDiagnostics(check(), "text")}` : "")
    // Checked afterwards: Sveltia drops what is typed until a save is answered.
    return { ...contentOf(file), onSent: () => log(`Saved ${displayPath(file)}${report()}`) }
  }

  /** Keeps what was not saved, whatever becomes of the page that has it; returns where. */
  function keepCopy(file: string, body: Buffer): string {
    const folder = path.join(copiesFolder(), "not-saved")
    writeFiles(folder, { [file]: body })
    return `A copy of what you wrote is in ${path.join(folder, file)}`
  }

  function remove(request: IncomingMessage, file: string): Answer {
    const trash = path.join(copiesFolder(), "deleted")
    const isDeleted = deleteContent(root, file, { tag: request.headers["if-match"] ?? "", trash, isDryRun })
    if (isDeleted) log(`Deleted ${displayPath(file)}. A copy is in ${trash}`)
    return {}
  }

  function contentOf(file: string): Answer {
    const content = openContent(root, file)
    return content === null ? NOT_FOUND : { type: "application/octet-stream", ...content }
  }

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

function json(value: unknown): Answer {
  return { type: "application/json", body: JSON.stringify(value) }
}
