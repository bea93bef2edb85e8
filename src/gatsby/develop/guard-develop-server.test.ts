import http from "node:http"
import { createRequire } from "node:module"
import { connect } from "node:net"
import path from "node:path"
import { text } from "node:stream/consumers"

import { guardDevelopServer } from "~/src/gatsby/develop/guard-develop-server"

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

/** Asks as a page of this machine; unlike fetch, it sends every header that it is given. */
async function ask(at: string, headers: http.OutgoingHttpHeaders, method = "GET") {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const options = { port: port(), path: at, method, headers: { host: "localhost:8000", ...headers } }
    http.request(options, resolve).once("error", reject).end()
  })
  const origin = response.headers["access-control-allow-origin"]
  return { status: response.statusCode, origin, text: await text(response) }
}

const FOREIGN = [{ origin: "https://evil.example" }, { host: "evil.example:8000" }, { "sec-fetch-site": "cross-site" }]

test.each([GRAPHQL, "/", "/__webpack_hmr", SOCKET, "/___content-problems"])(
  "S4: %s answers other websites with 403, which no origin may read",
  async (at) => {
    for (const headers of FOREIGN) {
      for (const method of ["GET", "POST", "OPTIONS"]) {
        const { status, origin, text } = await ask(at, headers, method)
        expect([method, status, origin]).toEqual([method, 403, undefined])
        expect(text).toContain("only requests from pages of this machine")
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

test("S4: a request that reaches the pages without passing the guard stops the server with one message", async () => {
  removeGuard()
  await ask("/", {})
  expect(stopped).toEqual([expect.stringMatching(/^The guard .* does not run first in Gatsby \d.*0035 explains it\.$/)])
})
