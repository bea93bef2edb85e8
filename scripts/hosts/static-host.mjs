import { existsSync, readFileSync } from "node:fs"
import { createServer } from "node:http"
import path from "node:path"
import compression from "compression"
import sirv from "sirv"

const REVALIDATE = "public, max-age=0, must-revalidate"
const HTML = { "Content-Type": "text/html;charset=utf-8" }

/**
 * What a host can do wrong: respond with a status, close the connection, respond late, close the connection in the middle of a
 * response, or respond with another page and status 200.
 * @typedef {{ status: number } | "drop" | { delayMs: number } | "truncate" | { page: string }} Fault
 *
 * @typedef {object} StaticHost
 * @property {string} origin
 * @property {(directory: string) => void} deploy replaces the build
 * @property {(fault: ((path: string) => Fault | undefined) | null) => void} breakWith makes requests fail, for tests
 * @property {() => Promise<void>} stop
 */

/**
 * Serves a finished build like a plain static host: `/about` from `about.html` or `about/index.html`, compression, the
 * headers in `_headers`, and `404.html` with status 404 for unknown paths.
 * @param {{ directory: string, basePath?: string, port?: number }} options port 0 means any free port
 * @returns {Promise<StaticHost>}
 */
export function startStaticHost({ directory, basePath = "", port = 0 }) {
  const compress = compression()
  let build = openBuild(directory)
  /** @type {((path: string) => Fault | undefined) | null} */
  let faultOf = null
  const server = createServer(async (request, response) => {
    const url = request.url ?? "/"
    const pathname = url.split("?")[0] ?? "/"
    const fault = faultOf?.(pathname)
    if (fault !== undefined && (await commitFault(fault, response))) return
    for (const [name, value] of build.headersFor(pathname)) response.setHeader(name, value)
    // @ts-expect-error compression is typed for Express, but works with Node's own server.
    compress(request, response, () => {
      if (basePath !== "" && pathname === basePath) return response.writeHead(301, { Location: `${basePath}/` }).end()
      if (!url.startsWith(`${basePath}/`)) return build.sendNotFound(response)
      request.url = url.slice(basePath.length)
      build.sendFile(request, response, () => build.sendNotFound(response))
    })
  })

  return new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", () => {
      const address = /** @type {import("node:net").AddressInfo} */ (server.address())
      resolve({
        origin: `http://127.0.0.1:${address.port}`,
        deploy: (next) => {
          build = openBuild(next)
        },
        breakWith: (fault) => {
          faultOf = fault
        },
        stop: () =>
          new Promise((done) => {
            server.close(() => done())
            server.closeAllConnections()
          }),
      })
    })
  })
}

/** @param {string} directory */
function openBuild(directory) {
  const sendFile = sirv(directory, {
    dev: true,
    etag: true,
    extensions: ["html"],
    setHeaders: (response) => {
      if (!response.hasHeader("Cache-Control")) response.setHeader("Cache-Control", REVALIDATE)
    },
  })
  /** @param {import("node:http").ServerResponse} response */
  const sendNotFound = (response) => {
    response.setHeader("Cache-Control", REVALIDATE)
    response.writeHead(404, HTML).end(readFileSync(path.join(directory, "404.html")))
  }
  return { sendFile, sendNotFound, headersFor: readHeaders(path.join(directory, "_headers")) }
}

/**
 * Reads `_headers` like hosts do: a path, then its headers in indented lines. A star at the end of a path matches anything.
 * @param {string} file
 * @returns {(pathname: string) => (readonly [string, string])[]}
 */
function readHeaders(file) {
  /** @type {{ path: string, headers: (readonly [string, string])[] }[]} */
  const rules = []
  for (const line of existsSync(file) ? readFileSync(file, "utf8").split("\n") : []) {
    const [, name, value] = /^\s+([^:]+): (.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value])
    else if (line.startsWith("/")) rules.push({ path: line, headers: [] })
  }
  /** @param {string} rulePath @param {string} pathname */
  const matches = (rulePath, pathname) =>
    rulePath.endsWith("*") ? pathname.startsWith(rulePath.slice(0, -1)) : pathname === rulePath
  return (pathname) => rules.filter((rule) => matches(rule.path, pathname)).flatMap(({ headers }) => headers)
}

/**
 * Returns whether the fault was the response.
 * @param {Fault} fault
 * @param {import("node:http").ServerResponse} response
 */
async function commitFault(fault, response) {
  if (fault === "drop") {
    response.socket?.destroy()
  } else if (fault === "truncate") {
    response.writeHead(200, { "Content-Length": "1000" })
    response.write("half of it", () => response.socket?.destroy())
  } else if ("delayMs" in fault) {
    await new Promise((resolve) => setTimeout(resolve, fault.delayMs))
    return false
  } else if ("page" in fault) {
    response.writeHead(200, HTML).end(fault.page)
  } else {
    response.writeHead(fault.status, { "Content-Type": "text/plain" }).end("no")
  }
  return true
}
