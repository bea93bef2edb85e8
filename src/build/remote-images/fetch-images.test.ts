import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { tmpdir } from "node:os"
import path from "node:path"
import probe from "probe-image-size"
import sharp from "sharp"

import { fetchImages } from "~/src/build/remote-images/fetch-images"
import { type ImageStore, openImageStore, storeName } from "~/src/build/remote-images/image-store"
import { formatDiagnostic } from "~/src/doctor/diagnostic"
import type { NamedImage } from "~/src/doctor/images/named-images"
import { allowLocalServer, type LocalServer, startLocalServer } from "~/tests/local-server"

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
)
const LIMITS = { timeoutMs: 10_000, mostBytes: 1000 }
const PLACE: NamedImage = {
  file: "content/projects/one/index.md",
  line: 5,
  column: 3,
  field: "cover.src",
  src: "https://a.dev/b.png",
  shape: "wide",
}

type Answer = (response: ServerResponse, request: IncomingMessage) => unknown

let folder: string
let store: ImageStore
let server: LocalServer
let requests: number
let answers: Answer[]

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "images-"))
  store = openImageStore(folder)
  requests = 0
  answers = []
  server = await startLocalServer((request, response) => {
    const answer = answers[Math.min(requests, answers.length - 1)]
    requests += 1
    answer?.(response, request)
  })
  allowLocalServer(server)
})

afterEach(async () => {
  allowLocalServer(undefined)
  await server.stop()
  rmSync(folder, { recursive: true })
})

const image: Answer = (response) => response.writeHead(200, { ETag: '"1"', "Last-Modified": "yesterday" }).end(PIXEL)
const damaged: Answer = (response) => response.writeHead(200).end(PIXEL.subarray(0, 45))
const silent: Answer = () => undefined
const status =
  (code: number): Answer =>
  (response) =>
    response.writeHead(code).end("no")

function fetchOne({
  onFailure = "error" as "error" | "placeholder",
  named = [PLACE],
  timeoutMs = LIMITS.timeoutMs,
  mostBytes = LIMITS.mostBytes,
} = {}) {
  return fetchImages(new Map([[server.origin, named]]), { store, onFailure, limits: { timeoutMs, mostBytes } })
}

async function problemOf(answer: Answer, timeoutMs = LIMITS.timeoutMs): Promise<string> {
  answers = [answer]
  const { problems, warnings } = await fetchOne({ timeoutMs })
  expect(warnings).toEqual([])
  expect(problems).toHaveLength(1)
  expect(readdirSync(folder)).toEqual([])
  return problems.map(formatDiagnostic).join("\n")
}

test("G2: an image is fetched and stored with what its host said about it", async () => {
  answers = [image]
  expect(await fetchOne()).toEqual({ problems: [], warnings: [] })
  const name = storeName(server.origin)
  expect(readdirSync(folder).sort()).toEqual([`${name}.json`, `${name}.png`])
  expect(readFileSync(path.join(folder, `${name}.png`))).toEqual(PIXEL)
  expect(store.note(server.origin)).toEqual({
    address: server.origin,
    file: `${name}.png`,
    etag: '"1"',
    lastModified: "yesterday",
  })
})

test("G2: a dead address is a problem with file, line, column and what to do", async () => {
  expect(await problemOf(status(404))).toBe(
    'content/projects/one/index.md:5:3  cover.src — "https://a.dev/b.png" answers with status 404. ' +
      "Correct the address, or save the image beside the file and name it.",
  )
  expect(requests).toBe(1)
})

test("G2: an address that several files name is fetched once, and reported at each place", async () => {
  answers = [status(404)]
  const { problems } = await fetchOne({ named: [PLACE, { ...PLACE, line: 9, field: "picture" }] })
  expect(problems.map(({ line, field }) => `${line} ${field}`)).toEqual(["5 cover.src", "9 picture"])
  expect(requests).toBe(1)
})

test("G2: a damaged image is fetched twice, then reported, unless an earlier build has a copy", async () => {
  expect(await problemOf(damaged)).toMatch(/"https:\/\/a\.dev\/b\.png" cannot be decoded \(.+\)/)
  expect(requests).toBe(2)
  answers = [image, damaged]
  requests = 0
  await fetchOne()
  const { problems, warnings } = await fetchOne()
  expect(problems).toEqual([])
  expect(warnings).toEqual([expect.stringContaining("The copy of an earlier build is used")])
  answers = [damaged, image]
  requests = 0
  expect(await fetchOne()).toEqual({ problems: [], warnings: [] })
})

test("G2: a copy that is damaged is fetched again without asking whether it has changed", async () => {
  const conditions: unknown[] = []
  answers = [
    (response, request) => {
      conditions.push(request.headers["if-none-match"])
      image(response, request)
    },
  ]
  await fetchOne()
  const file = path.join(folder, store.note(server.origin)?.file ?? "")
  truncateSync(file, 45)
  expect(await fetchOne()).toEqual({ problems: [], warnings: [] })
  expect(conditions).toEqual([undefined, undefined])
  expect(readFileSync(file)).toEqual(PIXEL)
})

test("G2: a failing host gets two requests, and no third", async () => {
  answers = [status(500), image]
  expect(await fetchOne()).toEqual({ problems: [], warnings: [] })
  expect(requests).toBe(2)
  store.keepOnly([])
  requests = 0
  expect(await problemOf(status(503))).toContain("answers with status 503")
  expect(requests).toBe(2)
})

test("G2: the second request of a failing host has the same time limit", async () => {
  answers = [status(500), silent]
  const { problems } = await fetchOne({ timeoutMs: 500 })
  expect(problems.map(formatDiagnostic)).toEqual([expect.stringContaining("did not arrive within 0.5 s")])
})

const beginning: Answer = (response) => response.writeHead(200).write(PIXEL.subarray(0, 10))
const page: Answer = (response) => response.writeHead(200, { "Content-Type": "text/html;charset=utf-8" }).end("<p>")
const drawing: Answer = (response) =>
  response.writeHead(200).end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')
const aborted: Answer = (response) => {
  response.writeHead(200, { "Content-Length": PIXEL.length })
  response.write(PIXEL.subarray(0, 40), () => response.destroy())
}

test.each([
  ["a host that does not answer", silent, "did not arrive within 0.5 s"],
  ["an image that does not arrive in time", beginning, "did not arrive within 0.5 s"],
  ["a page", page, "is text/html, not an image in PNG"],
  ["an SVG", drawing, "is svg, not an image in PNG"],
  ["an empty answer", status(200), "is not an image in PNG"],
  ["an aborted answer", aborted, "could not be fetched: "],
])("G2: %s is a problem", async (_what, answer, message) => {
  expect(await problemOf(answer, 500)).toContain(`"https://a.dev/b.png" ${message}`)
})

test("G2: an image that is too large is a problem, and not read to its end", async () => {
  const endless: Answer = (response) => response.writeHead(200).write(Buffer.alloc(LIMITS.mostBytes + 1))
  expect(await problemOf(endless)).toBe(
    'content/projects/one/index.md:5:3  cover.src — "https://a.dev/b.png" is larger than 0.001 MB. Save it smaller.',
  )
})

test("S5: an image with too many pixels is a problem, and is not decoded", async () => {
  const claimed = Buffer.from(PIXEL)
  claimed.writeUInt32BE(60_000, 16)
  claimed.writeUInt32BE(60_000, 20)
  expect(await problemOf((response) => response.writeHead(200).end(claimed))).toContain(
    '"https://a.dev/b.png" has 3600 megapixels, more than 268. Save it smaller.',
  )
  expect(requests).toBe(1)
})

test("S5: an image with many pixels is fetched with a warning, in each build", async () => {
  const huge = await sharp({ create: { width: 9000, height: 5000, channels: 3, background: "red" } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  answers = [
    (response, { headers }) => {
      if (headers["if-none-match"] === undefined) response.writeHead(200, { ETag: '"1"' }).end(huge)
      else response.writeHead(304).end()
    },
  ]
  for (const _build of [1, 2]) {
    const { problems, warnings } = await fetchOne({ mostBytes: huge.length })
    expect(problems).toEqual([])
    expect(warnings).toEqual([
      'content/projects/one/index.md:5:3  warning: cover.src — "https://a.dev/b.png" has 0.1 MB and 45.0 megapixels, ' +
        "which slows every build. Save it with at most 10 MB and 40 megapixels; no page shows more than 3000 pixels of width.",
    ])
  }
})

test("S5: an image is not fetched from this machine, nor when a redirect leads there", async () => {
  allowLocalServer(undefined)
  answers = [image]
  expect(await problemOf(image)).toBe(
    'content/projects/one/index.md:5:3  cover.src — "https://a.dev/b.png" leads to ' +
      `${server.origin}, not to an https address. Correct the address, or save the image beside the file and name it.`,
  )
  expect(requests).toBe(0)
  allowLocalServer(server)
  const away: Answer = (response) => response.writeHead(302, { Location: "https://127.0.0.1:8443/private.png" }).end()
  expect(await problemOf(away)).toContain("leads to 127.0.0.1, an address that is not public")
})

test("G2: an unreachable host is a problem", async () => {
  await server.stop()
  const { problems } = await fetchOne()
  expect(problems.map(formatDiagnostic)).toEqual([expect.stringMatching(/could not be fetched: ECONNREFUSED\. /)])
})

test("G2: an unchanged image is not sent again", async () => {
  answers = [image]
  await fetchOne()
  let conditions: object = {}
  answers = [
    (response, { headers }) => {
      conditions = headers
      response.writeHead(304).end()
    },
  ]
  requests = 0
  expect(await fetchOne()).toEqual({ problems: [], warnings: [] })
  expect(conditions).toMatchObject({ "if-none-match": '"1"', "if-modified-since": "yesterday" })
  expect(store.has(server.origin)).toBe(true)
})

test.each([
  ["is unreachable", null],
  ["fails", status(500)],
  ["does not answer", silent],
])("G2: while a host %s, the copy of an earlier build is used with a warning", async (_how, answer) => {
  answers = [image]
  await fetchOne()
  answers = answer === null ? [] : [answer as Answer]
  if (answer === null) await server.stop()
  const { problems, warnings } = await fetchOne({ timeoutMs: 500 })
  expect(problems).toEqual([])
  expect(warnings).toEqual([expect.stringMatching(/^http:.* The copy of an earlier build is used\.$/)])
  expect(store.has(server.origin)).toBe(true)
})

test("G2: a dead address is a problem although there is a copy", async () => {
  answers = [image]
  await fetchOne()
  answers = [status(410)]
  expect((await fetchOne()).problems).toHaveLength(1)
})

test.each([
  ["wide", 1.6],
  ["square", 1],
] as const)("G2: a %s placeholder is used with a warning if the settings allow it", async (shape, ratio) => {
  answers = [status(404)]
  const { problems, warnings } = await fetchOne({ onFailure: "placeholder", named: [{ ...PLACE, shape }] })
  expect(problems).toEqual([])
  expect(warnings).toEqual([expect.stringMatching(/index\.md:5:3 {2}cover\.src — .* A placeholder is used\.$/)])
  const size = probe.sync(readFileSync(path.join(folder, `${storeName(server.origin)}.png`)))
  expect((size?.width ?? 0) / (size?.height ?? 1)).toBe(ratio)
})

test("G2: a placeholder replaces a copy and is replaced by the image", async () => {
  answers = [image]
  await fetchOne()
  answers = [status(404)]
  await fetchOne({ onFailure: "placeholder" })
  expect(store.note(server.origin)).toBeNull()
  answers = [image]
  await fetchOne()
  expect(readFileSync(path.join(folder, `${storeName(server.origin)}.png`))).toEqual(PIXEL)
})

test("G2: at most four images are fetched at a time", async () => {
  let open = 0
  let most = 0
  answers = [
    (response) => {
      open += 1
      most = Math.max(most, open)
      setTimeout(() => {
        open -= 1
        response.end(PIXEL)
      }, 20)
    },
  ]
  const places = new Map(Array.from({ length: 12 }, (_, index) => [`${server.origin}/${index}`, [PLACE]]))
  await fetchImages(places, { store, onFailure: "error", limits: LIMITS })
  expect(requests).toBe(12)
  expect(most).toBe(4)
})

test("G2: images that no content names are removed", async () => {
  answers = [image]
  await fetchOne()
  store.keepOnly([server.origin])
  expect(readdirSync(folder)).toHaveLength(2)
  store.keepOnly([])
  expect(readdirSync(folder)).toEqual([])
})
