import { existsSync, readFileSync } from "node:fs"
import { createServer } from "node:http"
import path from "node:path"
import compression from "compression"
import sirv from "sirv"

const REVALIDATE = "public, max-age=0, must-revalidate"

/**
 * What a host can do wrong, or what is between it and the visitor: answer with a status, hang up, take its time, hang up
 * half way, or answer with another page and status 200.
 * @typedef {{ status: number } | "drop" | { delayMs: number, isDropped?: true } | "truncate" | { page: string }} Fault
 *
 * @typedef {object} StaticHost
 * @property {string} origin
 * @property {(directory: string) => void} deploy puts another build in the place of this one
 * @property {(fault: ((path: string) => Fault | undefined) | null) => void} breakWith makes requests fail, for tests
 * @property {() => Promise<void>} stop
 */

/**
 * Serves a finished build the way a plain static host would: `/about` from `about.html` or
 * `about/index.html`, compression, the headers of its `_headers`, and `404.html` with status 404 for the rest.
 * @param {{ directory: string, basePath?: string, port?: number }} options port 0 takes any free one
 * @returns {Promise<StaticHost>}
 */
export function startStaticHost({ directory, basePath = "", port = 0 }) {
  const compress = compression()
  let root = directory
  let files = filesOf(root)
  let headersFor = readHeaders(root)
  /** @param {import("node:http").ServerResponse} response */
  const notFound = (response) => {
    response.setHeader("Cache-Control", REVALIDATE)
    response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" })
    response.end(readFileSync(path.join(root, "404.html")))
  }

  /** @type {((path: string) => Fault | undefined) | null} */
  let faultOf = null
  const server = createServer(async (request, response) => {
    const fault = faultOf?.((request.url ?? "/").split("?")[0] ?? "/")
    if (fault !== undefined && (await commitFault(fault, response))) return
    for (const [name, value] of headersFor(request.url ?? "/")) response.setHeader(name, value)
    // @ts-expect-error compression is typed for Express, and works with Node's own server.
    compress(request, response, () => {
      const url = request.url ?? "/"
      if (basePath !== "" && url.split("?")[0] === basePath) {
        response.writeHead(301, { Location: `${basePath}/` })
        return response.end()
      }
      if (!url.startsWith(`${basePath}/`)) return notFound(response)
      request.url = url.slice(basePath.length) || "/"
      files(request, response, () => notFound(response))
    })
  })

  return new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", () => {
      const address = /** @type {import("node:net").AddressInfo} */ (server.address())
      resolve({
        origin: `http://127.0.0.1:${address.port}`,
        deploy: (next) => {
          root = next
          files = filesOf(root)
          headersFor = readHeaders(root)
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
function filesOf(directory) {
  return sirv(directory, {
    dev: true,
    etag: true,
    extensions: ["html"],
    setHeaders: (response) => {
      if (!response.hasHeader("Cache-Control")) response.setHeader("Cache-Control", REVALIDATE)
    },
  })
}

/**
 * Reads `_headers` as hosts do: a path, below it its headers; a star at the end of a path stands for anything.
 * @param {string} directory
 * @returns {(url: string) => (readonly [string, string])[]}
 */
function readHeaders(directory) {
  const file = path.join(directory, "_headers")
  /** @type {{ path: string, headers: (readonly [string, string])[] }[]} */
  const rules = []
  for (const line of existsSync(file) ? readFileSync(file, "utf8").split("\n") : []) {
    const [, name, value] = /^\s+([^:]+): (.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value])
    else if (line.startsWith("/")) rules.push({ path: line, headers: [] })
  }
  return (url) => {
    const pathname = url.split("?")[0] ?? "/"
    return rules
      .filter((rule) =>
        rule.path.endsWith("*") ? pathname.startsWith(rule.path.slice(0, -1)) : pathname === rule.path,
      )
      .flatMap(({ headers }) => headers)
  }
}

/**
 * True when the fault was the answer.
 * @param {Fault} fault
 * @param {import("node:http").ServerResponse} response
 */
async function commitFault(fault, response) {
  if (fault === "drop") {
    response.socket?.destroy()
    return true
  }
  if (fault === "truncate") {
    response.writeHead(200, { "Content-Length": "1000" })
    response.write("half of it", () => response.socket?.destroy())
    return true
  }
  if ("delayMs" in fault) {
    await new Promise((resolve) => setTimeout(resolve, fault.delayMs))
    if (fault.isDropped) response.socket?.destroy()
    return fault.isDropped === true
  }
  if ("page" in fault) {
    response.writeHead(200, { "Content-Type": "text/html;charset=utf-8" })
    response.end(fault.page)
    return true
  }
  // Browsers keep a 410 without this header for good.
  response.writeHead(fault.status, { "Content-Type": "text/plain", "Cache-Control": REVALIDATE })
  response.end("no")
  return true
}
