import type { IncomingMessage, ServerResponse } from "node:http"

import { LINK_LIMITS, requestLink, retryWaitMs } from "~/src/build/links/request-link"
import { allowLocalServer, type LocalServer, startLocalServer } from "~/tests/local-server"

const LIMITS = { ...LINK_LIMITS, retryMs: 1, longestWaitMs: 200 }

let server: LocalServer
let requests: string[]
let answer: (request: IncomingMessage, response: ServerResponse) => void

beforeEach(async () => {
  requests = []
  server = await startLocalServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  allowLocalServer(server)
})

afterEach(() => {
  allowLocalServer(undefined)
  return server.stop()
})

test("S5: a link to a private address is dead, and nothing is sent there", async () => {
  allowLocalServer(undefined)
  answer = (_request, response) => response.end()
  const message = "leads to 127.0.0.1, an address that is not public"
  expect(await requestLink(server.origin, LIMITS)).toEqual({ outcome: "gone", message })
  expect(requests).toEqual([])
})

test("a page gets a HEAD request", async () => {
  answer = (request, response) => response.end(String(request.headers["user-agent"]).includes("link check") ? "" : "?")
  expect(await requestLink(`${server.origin}/a`, LIMITS)).toEqual({ outcome: "found" })
  expect(requests).toEqual(["HEAD /a"])
})

test("a host that refuses HEAD gets a GET request, of which only the headers are read", async () => {
  answer = ({ method }, response) => {
    response.writeHead(method === "HEAD" ? 405 : 200)
    if (method === "HEAD") response.end()
    else response.write("the page never ends")
  }
  expect(await requestLink(server.origin, LIMITS)).toEqual({ outcome: "found" })
  expect(requests).toEqual(["HEAD /", "GET /"])
})

test.each([
  [404, { outcome: "gone", message: "answers with status 404" }],
  [410, { outcome: "gone", message: "answers with status 410" }],
  [403, { outcome: "unknown", message: "answers a program with status 403" }],
  [500, { outcome: "unknown", message: "answers a program with status 500" }],
])("status %i decides whether a page is gone", async (status, expected) => {
  answer = (_request, response) => response.writeHead(status).end()
  expect(await requestLink(server.origin, LIMITS)).toEqual(expected)
})

test("a host without a server is unreachable, one that is slow may be busy", async () => {
  const closed = await startLocalServer(() => undefined)
  await closed.stop()
  allowLocalServer(closed)
  expect(await requestLink(closed.origin, LIMITS)).toEqual({
    outcome: "unreachable",
    message: expect.stringContaining("ECONNREFUSED"),
  })
  allowLocalServer(server)
  answer = () => undefined
  expect(await requestLink(server.origin, { ...LIMITS, timeoutMs: 50, retries: 0 })).toEqual({
    outcome: "unknown",
    message: "did not answer in time",
  })
})

test.each([
  [[301, 308], "moved"],
  [[302], "found"],
  [[301, 302], "found"],
])("redirects %j are followed, and only permanent ones are a move", async (statuses, outcome) => {
  answer = ({ url }, response) => {
    const status = statuses[Number(url?.slice(1))]
    if (status === undefined) response.end()
    else response.writeHead(status, { Location: `/${Number(url?.slice(1)) + 1}` }).end()
  }
  const answered = await requestLink(`${server.origin}/0`, LIMITS)
  const to = outcome === "moved" ? { to: `${server.origin}/${statuses.length}` } : {}
  expect(answered).toEqual({ outcome, ...to })
})

test("a redirect loop ends", async () => {
  answer = (_request, response) => response.writeHead(301, { Location: "/" }).end()
  expect(await requestLink(server.origin, LIMITS)).toMatchObject({ outcome: "gone" })
})

test("a busy host gets further requests when it says, at most two", async () => {
  answer = (_request, response) => {
    if (requests.length < 3) response.writeHead(429, { "Retry-After": "0" }).end()
    else response.end()
  }
  expect(await requestLink(server.origin, LIMITS)).toEqual({ outcome: "found" })
  requests = []
  answer = (_request, response) => response.writeHead(503).end()
  expect(await requestLink(server.origin, LIMITS)).toMatchObject({ outcome: "unknown" })
  expect(requests).toEqual(["HEAD /", "HEAD /", "HEAD /"])
})

test.each([
  ["2", 2000],
  ["86400", LINK_LIMITS.longestWaitMs],
  ["Thu, 01 Jan 2026 00:00:05 GMT", 5000],
  ["Thu, 01 Jan 1970 00:00:00 GMT", 0],
  ["soon", LINK_LIMITS.retryMs],
  [null, LINK_LIMITS.retryMs],
])("Retry-After %j is a wait of %i ms", (header, ms) => {
  expect(retryWaitMs(header, LINK_LIMITS, Date.parse("2026-01-01T00:00:00Z"))).toBe(ms)
})
