import { existsSync, readFileSync } from "node:fs"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import path from "node:path"
import compression from "compression"
import sirv from "sirv"

import { listen } from "~/scripts/command/listen"
import { REVALIDATE } from "~/src/build/hosting/host-rules"
import { resolveFile } from "~/src/doctor/readers/files/resolve-file"
import { decodeAddress } from "~/src/lib/addresses/decode-address"

/** The percent codes of `#$&+,:;=?@`: hosts decode them, sirv does not. */
const KEPT_CODES = /%(?:2[346bc]|3[abdf]|40)/gi

type StaticHostOptions = {
  directory: string
  basePath?: string
  /** 0 means any free port. */
  port?: number
  /** Returns whether it has sent the response. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
}

export type StaticHost = Awaited<ReturnType<typeof startStaticHost>>

/**
 * Serves a finished build like a plain static host: `/about` from `about.html` or `about/index.html`, compression, the
 * headers in `_headers`, and `404.html` with status 404 for unknown paths.
 */
export async function startStaticHost(options: StaticHostOptions) {
  const { directory, basePath = "", port = 0, intercept } = options
  const compress = compression()
  let build = openBuild(directory)
  const server = createServer(async (request, response) => {
    if (await intercept?.(request, response)) return
    const url = request.url ?? "/"
    const pathname = pathnameOf(request)
    for (const [name, value] of build.headersFor(pathname)) response.setHeader(name, value)
    // @ts-expect-error compression is typed for Express, but works with Node's own server.
    compress(request, response, () => {
      if (basePath !== "" && pathname === basePath) return response.writeHead(301, { Location: `${basePath}/` }).end()
      if (!url.startsWith(`${basePath}/`)) return build.sendNotFound(response)
      request.url = url.slice(basePath.length)
      const filePath = pathnameOf(request).replace(KEPT_CODES, decodeURIComponent)
      if (leadsOut(build.directory, filePath)) return build.sendNotFound(response)
      // sirv reads the parsed URL from here. In `url`, a decoded # or ? would end the path.
      Object.assign(request, { _parsedUrl: { raw: request.url, pathname: filePath } })
      build.sendFile(request, response, () => build.sendNotFound(response))
    })
  })
  const { host, stop } = await listen(server, port)
  /** Replaces the build. */
  const deploy = (next: string) => {
    build = openBuild(next)
  }
  return { origin: `http://${host}`, deploy, stop }
}

export function pathnameOf({ url = "/" }: IncomingMessage): string {
  return url.split("?")[0] ?? "/"
}

/** Returns whether a path, or one of the files that answer it, leads out of the folder (S6). */
function leadsOut(directory: string, pathname: string): boolean {
  const name = decodeAddress(pathname).replace(/^\/+/, "")
  const names = [name, `${name}.html`, path.posix.join(name, "index.html")]
  return names.some((each) => resolveFile(directory, each).kind === "outside")
}

function openBuild(directory: string) {
  const sendFile = sirv(directory, {
    dev: true,
    etag: true,
    extensions: ["html"],
    setHeaders: (response) => {
      if (!response.hasHeader("Cache-Control")) response.setHeader("Cache-Control", REVALIDATE)
    },
  })
  const sendNotFound = (response: ServerResponse) => {
    response.setHeader("Cache-Control", REVALIDATE)
    response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" })
    const page = path.join(directory, "404.html")
    // While a build is replaced, there is none.
    response.end(existsSync(page) ? readFileSync(page) : "")
  }
  // Read for each request, because the next build may replace it.
  const headersFor = (pathname: string) => readHeaders(path.join(directory, "_headers"), pathname)
  return { directory, sendFile, sendNotFound, headersFor }
}

/** Returns the headers of a path from `_headers`, as hosts do: a path, then its headers in indented lines. A path may end in a star. */
function readHeaders(file: string, pathname: string) {
  const rules: { path: string; headers: (readonly [string, string])[] }[] = []
  for (const line of existsSync(file) ? readFileSync(file, "utf8").split("\n") : []) {
    const [, name, value] = /^\s+([^:]+): (.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value])
    else if (line.startsWith("/")) rules.push({ path: line, headers: [] })
  }
  const matches = (rulePath: string) =>
    rulePath.endsWith("*") ? pathname.startsWith(rulePath.slice(0, -1)) : pathname === rulePath
  return rules.filter((rule) => matches(rule.path)).flatMap(({ headers }) => headers)
}
