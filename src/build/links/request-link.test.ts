import { LINK_LIMITS, type LinkAnswer, requestLink, retryWaitMs } from "~/src/build/links/request-link"
import { allowLocalServer, localServer } from "~/tests/local-server"

const LIMITS = { ...LINK_LIMITS, retryMs: 1, longestWaitMs: 200 }
const FOUND: LinkAnswer = { outcome: "found" }

const server = localServer()
const requests = () => server.requests.map(({ method, url }) => `${method} ${url}`)

test("S5: a link to a private address is dead, and nothing is sent there", async () => {
  allowLocalServer(undefined)
  const message = "leads to 127.0.0.1, an address that is not public"
  expect(await requestLink(server.origin, LIMITS)).toEqual({ outcome: "gone", message })
  expect(requests()).toEqual([])
})

test("a page gets a HEAD request; if the host refuses it, a GET request, and only the headers of the answer are read", async () => {
  server.answer = ({ headers }, response) =>
    response.writeHead(/link check/.test(headers["user-agent"] ?? "") ? 200 : 404).end()
  expect(await requestLink(`${server.origin}/a`, LIMITS)).toEqual(FOUND)
  server.answer = ({ method }, response) => {
    if (method === "HEAD") response.writeHead(405).end()
    else response.write("the page never ends")
  }
  expect(await requestLink(`${server.origin}/b`, LIMITS)).toEqual(FOUND)
  expect(requests()).toEqual(["HEAD /a", "HEAD /b", "GET /b"])
})

test.each([
  [404, { outcome: "gone", message: "answers with status 404" }],
  [410, { outcome: "gone", message: "answers with status 410" }],
  [403, { outcome: "unknown", message: "answers a program with status 403" }],
  [500, { outcome: "unknown", message: "answers a program with status 500" }],
])("status %i decides whether a page is gone", async (status, expected) => {
  server.answer = (_request, response) => response.writeHead(status).end()
  expect(await requestLink(server.origin, LIMITS)).toEqual(expected)
})

test("a host without a server is unreachable; with a slow one, it is unknown whether the page exists", async () => {
  server.answer = () => undefined
  const message = "did not answer in time"
  expect(await requestLink(server.origin, { ...LIMITS, timeoutMs: 50 })).toEqual({ outcome: "unknown", message })
  await server.stop()
  const answered = await requestLink(server.origin, LIMITS)
  expect(answered).toEqual({ outcome: "unreachable", message: expect.stringContaining("ECONNREFUSED") })
})

test.each([
  [[301, 308], true],
  [[302], false],
  [[301, 302], false],
])("redirects %j are followed, and only permanent ones are a move; a loop ends", async (statuses, isMove) => {
  server.answer = ({ url = "" }, response) => {
    const next = Number(url.slice(1)) + 1
    response.writeHead(statuses[next - 1] ?? 200, { Location: `/${next}` }).end()
  }
  const moved = { outcome: "moved", to: `${server.origin}/${statuses.length}` }
  expect(await requestLink(`${server.origin}/0`, LIMITS)).toEqual(isMove ? moved : FOUND)
  server.answer = (_request, response) => response.writeHead(301, { Location: "/" }).end()
  const message = "redirects in a circle"
  expect(await requestLink(server.origin, LIMITS)).toEqual({ outcome: "gone", message })
})

test("a request to a busy host is repeated at most twice, after the wait it names, each time with a new time limit", async () => {
  server.answer = (_request, response) => {
    if (server.requests.length === 3) response.end()
    else setTimeout(() => response.writeHead(429, { "Retry-After": "0" }).end(), 2000)
  }
  expect(await requestLink(server.origin, { ...LIMITS, timeoutMs: 3900 })).toEqual(FOUND)
  server.requests = []
  server.answer = (_request, response) => response.writeHead(503).end()
  expect(await requestLink(server.origin, LIMITS)).toMatchObject({ outcome: "unknown" })
  expect(requests()).toEqual(["HEAD /", "HEAD /", "HEAD /"])
})

test.each([
  ["2", 2000],
  ["86400", LINK_LIMITS.longestWaitMs],
  ["Thu, 01 Jan 2026 00:00:05 GMT", 5000],
  ["Thu, 01 Jan 1970 00:00:00 GMT", 0],
  ["soon", LINK_LIMITS.retryMs],
])("Retry-After %j is a wait of %i ms", (header, ms) => {
  expect(retryWaitMs(header, LINK_LIMITS, Date.parse("2026-01-01T00:00:00Z"))).toBe(ms)
})
