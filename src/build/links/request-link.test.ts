import type { IncomingMessage, ServerResponse } from "node:http"

import { ASK_LIMITS, askAddress, waitMs } from "~/src/build/links/request-link"
import { allowLocalServer, type LocalServer, startLocalServer } from "~/tests/local-server"

const LIMITS = { ...ASK_LIMITS, retryMs: 1, longestWaitMs: 200 }

let server: LocalServer
let asked: string[]
let answer: (request: IncomingMessage, response: ServerResponse) => void

beforeEach(async () => {
  asked = []
  server = await startLocalServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  allowLocalServer(server)
})

afterEach(() => {
  allowLocalServer(undefined)
  return server.stop()
})

test("S5: a link that leads visitors to a private address is gone, and nothing is sent there", async () => {
  allowLocalServer(undefined)
  answer = (_request, response) => response.end()
  const why = "which leads to 127.0.0.1, an address that is not public"
  expect(await askAddress(server.origin, LIMITS)).toEqual({ outcome: "gone", why })
  expect(asked).toEqual([])
})

test("a page that is there is asked for its headers only", async () => {
  answer = (request, response) => response.end(String(request.headers["user-agent"]).includes("link check") ? "" : "?")
  expect(await askAddress(`${server.origin}/a`, LIMITS)).toEqual({ outcome: "there" })
  expect(asked).toEqual(["HEAD /a"])
})

test("a host that refuses HEAD is asked with GET, and only as far as the headers", async () => {
  answer = ({ method }, response) => {
    response.writeHead(method === "HEAD" ? 405 : 200)
    if (method === "HEAD") response.end()
    else response.write("the page never ends")
  }
  expect(await askAddress(server.origin, LIMITS)).toEqual({ outcome: "there" })
  expect(asked).toEqual(["HEAD /", "GET /"])
})

test.each([
  [404, { outcome: "gone", why: "which answers with status 404" }],
  [410, { outcome: "gone", why: "which answers with status 410" }],
  [403, { outcome: "unknown", why: "which answers a program with status 403" }],
  [500, { outcome: "unknown", why: "which answers a program with status 500" }],
])("status %i says whether a page is gone", async (status, expected) => {
  answer = (_request, response) => response.writeHead(status).end()
  expect(await askAddress(server.origin, LIMITS)).toEqual(expected)
})

test("a host that nobody runs any more is gone, one that does not answer may be busy", async () => {
  const closed = await startLocalServer(() => undefined)
  await closed.stop()
  allowLocalServer(closed)
  expect(await askAddress(closed.origin, LIMITS)).toEqual({
    outcome: "nobody",
    why: expect.stringContaining("ECONNREFUSED"),
  })
  allowLocalServer(server)
  answer = () => undefined
  expect(await askAddress(server.origin, { ...LIMITS, timeoutMs: 50, retries: 0 })).toEqual({
    outcome: "unknown",
    why: "which did not answer in time",
  })
})

test.each([
  [[301, 308], "moved"],
  [[302], "there"],
  [[301, 302], "there"],
])("redirects %j are followed, and only permanent ones are a move", async (statuses, outcome) => {
  answer = ({ url }, response) => {
    const status = statuses[Number(url?.slice(1))]
    if (status === undefined) response.end()
    else response.writeHead(status, { Location: `/${Number(url?.slice(1)) + 1}` }).end()
  }
  const told = await askAddress(`${server.origin}/0`, LIMITS)
  const to = outcome === "moved" ? { to: `${server.origin}/${statuses.length}` } : {}
  expect(told).toEqual({ outcome, ...to })
})

test("a circle of redirects ends", async () => {
  answer = (_request, response) => response.writeHead(301, { Location: "/" }).end()
  expect(await askAddress(server.origin, LIMITS)).toMatchObject({ outcome: "gone" })
})

test("a busy host is asked again when it says, and not for ever", async () => {
  answer = (_request, response) => {
    if (asked.length < 3) response.writeHead(429, { "Retry-After": "0" }).end()
    else response.end()
  }
  expect(await askAddress(server.origin, LIMITS)).toEqual({ outcome: "there" })
  asked = []
  answer = (_request, response) => response.writeHead(503).end()
  expect(await askAddress(server.origin, LIMITS)).toMatchObject({ outcome: "unknown" })
  expect(asked).toEqual(["HEAD /", "HEAD /", "HEAD /"])
})

test.each([
  ["2", 2000],
  ["86400", ASK_LIMITS.longestWaitMs],
  ["Thu, 01 Jan 2026 00:00:05 GMT", 5000],
  ["Thu, 01 Jan 1970 00:00:00 GMT", 0],
  ["soon", ASK_LIMITS.retryMs],
  [null, ASK_LIMITS.retryMs],
])("Retry-After %j is a wait of %i ms", (header, ms) => {
  expect(waitMs(header, ASK_LIMITS, Date.parse("2026-01-01T00:00:00Z"))).toBe(ms)
})
