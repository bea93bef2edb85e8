import { readFileSync } from "node:fs"
import http, { type IncomingHttpHeaders } from "node:http"
import { createRequire } from "node:module"
import { connect } from "node:net"
import path from "node:path"
import { text } from "node:stream/consumers"

import { guardDevelopServer, isOwnRequest } from "~/src/gatsby/develop/guard-develop-server"

// Gatsby's own copies, as it starts its server with them.
const gatsbyRequire = createRequire(path.resolve("node_modules/gatsby/package.json"))
const express = gatsbyRequire("express")
const cors = gatsbyRequire("cors")
const { Server: SocketServer } = gatsbyRequire("socket.io")

let server: http.Server
let removeGuard: () => void
const stopped: string[] = []
const GRAPHQL = "/___graphql"
const SOCKET = "/socket.io/?EIO=4&transport=polling"
const OWN_HOST = { host: "localhost:8000" }

/** Gatsby's order: cors and GraphQL, the site's own middleware, files and pages, then the server with its websocket. */
beforeEach(async () => {
  const app = express()
  app.use(cors())
  app.use(GRAPHQL, (_request: unknown, response: http.ServerResponse) => response.end("drafts"))
  removeGuard = guardDevelopServer(app, { name: "localhost", stop: (sentence) => stopped.push(sentence) })
  app.use((_request: unknown, response: http.ServerResponse) => response.end("page"))
  server = new http.Server(app)
  new SocketServer(server, { cors: { origin: true } })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
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
async function ask(at: string, headers: http.OutgoingHttpHeaders, method = "GET") {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const options = { port: port(), path: at, method, headers: { ...OWN_HOST, ...headers } }
    http.request(options, resolve).once("error", reject).end()
  })
  const origin = response.headers["access-control-allow-origin"]
  return { status: response.statusCode, origin, text: await text(response) }
}

test.each([GRAPHQL, "/", "/__webpack_hmr", SOCKET, "/___content-problems"])(
  "S4: %s answers another website with 403 and lets no origin read that",
  async (at) => {
    const foreign = [
      { origin: "https://evil.example" },
      { host: "evil.example:8000" },
      { "sec-fetch-site": "cross-site" },
    ]
    for (const headers of foreign) {
      for (const method of ["GET", "POST", "OPTIONS"]) {
        const refusal = {
          status: 403,
          origin: undefined,
          text: expect.stringContaining("only to pages of this machine"),
        }
        expect({ method, ...(await ask(at, headers, method)) }).toEqual({ method, ...refusal })
      }
    }
  },
)

test("S4: pages of this machine are answered", async () => {
  const own = { origin: "http://localhost:8000", "sec-fetch-site": "same-origin" }
  expect((await ask(GRAPHQL, own)).text).toBe("drafts")
  expect((await ask("/", {})).text).toBe("page")
  expect((await ask(SOCKET, own)).text).toContain('"sid"')
  expect(stopped).toEqual([])
})

test.each([
  ["http://localhost:8000", "101 Switching Protocols"],
  ["https://evil.example", "403 Forbidden"],
])("S4: a websocket from %s is answered with %s", async (origin, status) => {
  const socket = connect(port(), "127.0.0.1")
  const lines = [
    "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1",
    ...["Host: localhost:8000", `Origin: ${origin}`, "Connection: Upgrade", "Upgrade: websocket"],
    ...["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="],
  ]
  socket.write(`${lines.join("\r\n")}\r\n\r\n`)
  const answer = String(await new Promise((resolve) => socket.once("data", resolve)))
  socket.destroy()
  expect(answer).toMatch(`HTTP/1.1 ${status}\r\n`)
})

test("S4: a request that reaches the pages without having passed the guard stops the server, with one sentence", async () => {
  removeGuard()
  await ask("/", {})
  const { version } = JSON.parse(readFileSync("node_modules/gatsby/package.json", "utf8"))
  expect(stopped).toEqual([
    `The guard of the development server (src/gatsby/develop/guard-develop-server.ts) is not first in Gatsby ${version}; docs/decisions/0035 explains it.`,
  ])
})

test("S4: Gatsby calls the site's middleware before it makes its server", () => {
  const source = readFileSync("node_modules/gatsby/dist/utils/start-server.js", "utf8")
  expect(source).toMatch(/developMiddleware\(app\)[\s\S]*_http\.default\.Server\(app\)[\s\S]*websocketManager\.init\(/)
})

type Case = [headers: IncomingHttpHeaders, name?: string]

test.each<Case>([
  ...["localhost:8000", "localhost", "LOCALHOST:9000", "127.0.0.1:8000", "[::1]:8000"].map((host): Case => [{ host }]),
  ...["http://localhost:8000", "https://localhost:3000", "http://[::1]:8000"].map(
    (origin): Case => [{ ...OWN_HOST, origin }],
  ),
  ...["none", "same-origin", "same-site"].map((site): Case => [{ ...OWN_HOST, "sec-fetch-site": site }]),
  [{ host: "192.168.1.5:8000", origin: "http://192.168.1.5:8000" }, "192.168.1.5"],
  [{ host: "ada.local:8000" }, "Ada.local"],
  [{ host: "[fd00::1]:8000" }, "fd00::1"],
  [OWN_HOST, "ada.local"],
])("S4: %j is a request of this machine", (...[headers, name]: Case) => {
  expect(isOwnRequest(headers, name)).toBe(true)
})

test.each<Case>([
  [{}],
  ...["", "evil.example", "localhost.evil.example:8000", "evil.localhost:8000"].map((host): Case => [{ host }]),
  ...["127.0.0.1.nip.example", "127.0.0.2:8000", "192.168.1.5:8000", "0.0.0.0:8000"].map((host): Case => [{ host }]),
  ...["localhost:8000@evil.example", "localhost:8000, evil.example"].map((host): Case => [{ host }]),
  ...["https://evil.example", "null", "http://localhost.evil.example:8000", "file://localhost", ""].map(
    (origin): Case => [{ ...OWN_HOST, origin }],
  ),
  [{ ...OWN_HOST, origin: "http://localhost:8000/evil.example" }],
  [{ ...OWN_HOST, "sec-fetch-site": "cross-site" }],
  [{ ...OWN_HOST, origin: "http://localhost:8000", "sec-fetch-site": "cross-site" }],
  [{ ...OWN_HOST, "sec-fetch-site": "same-origin, cross-site" }],
  [{ host: "evil.example", origin: "http://localhost:8000", "sec-fetch-site": "same-origin" }],
  [{ host: "192.168.1.6:8000" }, "192.168.1.5"],
])("S4: %j is a foreign request", (...[headers, name]: Case) => {
  expect(isOwnRequest(headers, name)).toBe(false)
})
