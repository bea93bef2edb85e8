import { readFileSync } from "node:fs"
import http, { type IncomingMessage } from "node:http"
import { createRequire } from "node:module"
import { connect } from "node:net"
import path from "node:path"

import { guardDevelopServer } from "~/src/gatsby/develop/guard-develop-server"

// Gatsby's own copies, as it starts its server with them.
const gatsbyRequire = createRequire(path.resolve("node_modules/gatsby/package.json"))
const express = gatsbyRequire("express")
const cors = gatsbyRequire("cors")
const { Server: SocketServer } = gatsbyRequire("socket.io")

let server: http.Server
let removeGuard: () => void
let stopped: string[]
const GRAPHQL = "/___graphql"
const PATHS = [GRAPHQL, "/", "/__webpack_hmr", "/socket.io/?EIO=4&transport=polling", "/___content-problems"]

/** Gatsby's order: cors and GraphQL, the site's own middleware, files and pages, then the server with its websocket. */
async function startLikeGatsby({ isGuarded }: { isGuarded: boolean }): Promise<void> {
  const app = express()
  app.use(cors())
  app.use(GRAPHQL, (_request: unknown, response: http.ServerResponse) => response.end("drafts"))
  removeGuard = guardDevelopServer(app, { name: "localhost", stop: (sentence) => stopped.push(sentence) })
  if (!isGuarded) removeGuard()
  app.use((_request: unknown, response: http.ServerResponse) => response.end("page"))
  server = new http.Server(app)
  new SocketServer(server, { cors: { origin: true } })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
}

beforeEach(() => {
  stopped = []
})

afterEach(async () => {
  removeGuard()
  await new Promise((resolve) => {
    server.close(resolve)
    server.closeAllConnections()
  })
})

function port(): number {
  return (server.address() as { port: number }).port
}

/** Unlike fetch, it sends every header that it is given. */
function ask(
  at: string,
  headers: http.OutgoingHttpHeaders,
  method = "GET",
): Promise<IncomingMessage & { text: string }> {
  return new Promise((resolve, reject) => {
    const request = http.request({ port: port(), path: at, method, headers: { host: "localhost:8000", ...headers } })
    request.once("error", reject).once("response", (response) => {
      let text = ""
      response.on("data", (part) => {
        text += part
      })
      response.once("end", () => resolve(Object.assign(response, { text })))
    })
    request.end()
  })
}

const FOREIGN = [
  { origin: "https://evil.example" },
  { host: "evil.example:8000" },
  { "sec-fetch-site": "cross-site" },
] as const

test.each(PATHS)("S4: %s answers another website with 403 and lets no origin read that", async (at) => {
  await startLikeGatsby({ isGuarded: true })
  for (const headers of FOREIGN) {
    for (const method of ["GET", "POST", "OPTIONS"]) {
      const { statusCode, headers: answered, text } = await ask(at, headers, method)
      expect([method, headers, statusCode, answered["access-control-allow-origin"]]).toEqual([
        method,
        headers,
        403,
        undefined,
      ])
      expect(text).toContain("only to pages of this machine")
    }
  }
})

test("S4: pages of this machine are answered", async () => {
  await startLikeGatsby({ isGuarded: true })
  const own = { origin: "http://localhost:8000", "sec-fetch-site": "same-origin" }
  expect((await ask(GRAPHQL, own)).text).toBe("drafts")
  expect((await ask("/", {})).text).toBe("page")
  expect((await ask("/socket.io/?EIO=4&transport=polling", own)).text).toContain('"sid"')
  expect(stopped).toEqual([])
})

test.each([
  ["http://localhost:8000", "101 Switching Protocols"],
  ["https://evil.example", "403 Forbidden"],
])("S4: a websocket from %s is answered with %s", async (origin, status) => {
  await startLikeGatsby({ isGuarded: true })
  const socket = connect(port(), "127.0.0.1")
  const lines = [
    "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1",
    "Host: localhost:8000",
    `Origin: ${origin}`,
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
  ]
  socket.write(`${lines.join("\r\n")}\r\n\r\n`)
  const [first] = String(await new Promise((resolve) => socket.once("data", resolve))).split("\r\n")
  socket.destroy()
  expect(first).toBe(`HTTP/1.1 ${status}`)
})

test("S4: a request that reaches the pages without having passed the guard stops the server, with one sentence", async () => {
  await startLikeGatsby({ isGuarded: false })
  await ask("/", {})
  const { version } = JSON.parse(readFileSync("node_modules/gatsby/package.json", "utf8"))
  expect(stopped).toEqual([
    `The guard of the development server (src/gatsby/develop/guard-develop-server.ts) is not first in Gatsby ${version}; docs/decisions/0035 explains it.`,
  ])
})

test("S4: Gatsby calls the site's middleware before it makes its server", () => {
  const source = readFileSync("node_modules/gatsby/dist/utils/start-server.js", "utf8")
  const order = ["developMiddleware(app)", "_http.default.Server(app)", "_websocketManager.websocketManager.init("]
  const places = order.map((text) => source.indexOf(text))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual([...places].sort((one, other) => one - other))
})
