import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { tmpdir } from "node:os"
import path from "node:path"
import probe from "probe-image-size"
import sharp from "sharp"

import { fetchPictures } from "~/src/build/remote-images/fetch-images"
import { hasPicture, readCopy, removeUnnamed, storeName } from "~/src/build/remote-images/image-store"
import { formatProblem } from "~/src/doctor/content-problem"
import type { NamedPicture } from "~/src/doctor/images/named-pictures"
import { allowLocalServer, type LocalServer, startLocalServer } from "~/tests/local-server"

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
)
const LIMITS = { timeoutMs: 10_000, mostBytes: 1000 }
const PLACE: NamedPicture = {
  file: "content/projects/one/index.md",
  line: 5,
  column: 3,
  field: "cover.src",
  src: "https://a.dev/b.png",
  shape: "wide",
}

type Answer = (response: ServerResponse, request: IncomingMessage) => unknown

let folder: string
let server: LocalServer
let asked: number
let answers: Answer[]

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "pictures-"))
  asked = 0
  answers = []
  server = await startLocalServer((request, response) => {
    const answer = answers[Math.min(asked, answers.length - 1)]
    asked += 1
    answer?.(response, request)
  })
  allowLocalServer(server)
})

afterEach(async () => {
  allowLocalServer(undefined)
  await server.stop()
  rmSync(folder, { recursive: true })
})

const picture: Answer = (response) => response.writeHead(200, { ETag: '"1"', "Last-Modified": "yesterday" }).end(PIXEL)
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
  return fetchPictures(new Map([[server.origin, named]]), { folder, onFailure, limits: { timeoutMs, mostBytes } })
}

async function problemOf(answer: Answer, timeoutMs?: number): Promise<string> {
  answers = [answer]
  const { problems, warnings } = await fetchOne(timeoutMs === undefined ? {} : { timeoutMs })
  expect(warnings).toEqual([])
  expect(problems).toHaveLength(1)
  expect(readdirSync(folder)).toEqual([])
  return problems.map(formatProblem).join("\n")
}

test("G2: a picture is fetched and kept whole, with what its host said about it", async () => {
  answers = [picture]
  expect(await fetchOne()).toEqual({ problems: [], warnings: [] })
  const name = storeName(server.origin)
  expect(readdirSync(folder).sort()).toEqual([`${name}.json`, `${name}.png`])
  expect(readFileSync(path.join(folder, `${name}.png`))).toEqual(PIXEL)
  expect(readCopy(folder, server.origin)).toEqual({
    address: server.origin,
    file: `${name}.png`,
    etag: '"1"',
    lastModified: "yesterday",
  })
})

test("G2: a dead address is told like any other problem, with file, line, column and what to do", async () => {
  expect(await problemOf(status(404))).toBe(
    'content/projects/one/index.md:5:3  cover.src — found "https://a.dev/b.png", which answers with status 404 — ' +
      "expected the address of a picture in PNG, JPEG, WebP, AVIF or TIFF — " +
      "correct the address, or save the picture beside the file and name it",
  )
  expect(asked).toBe(1)
})

test("G2: an address that several files name is fetched once and told at each place", async () => {
  answers = [status(404)]
  const { problems } = await fetchOne({ named: [PLACE, { ...PLACE, line: 9, field: "picture" }] })
  expect(problems.map(({ line, field }) => `${line} ${field}`)).toEqual(["5 cover.src", "9 picture"])
  expect(asked).toBe(1)
})

test("G2: a picture that breaks off behind a good beginning is told, and an earlier copy stands in for it", async () => {
  const broken: Answer = (response) => response.writeHead(200).end(PIXEL.subarray(0, 45))
  expect(await problemOf(broken)).toMatch(/found "https:\/\/a\.dev\/b\.png", which cannot be decoded \(.+\)/)
  expect(asked).toBe(2)
  answers = [picture, broken]
  asked = 0
  await fetchOne()
  const { problems, warnings } = await fetchOne()
  expect(problems).toEqual([])
  expect(warnings).toEqual([expect.stringContaining("The copy of an earlier build is used")])
  answers = [broken, picture]
  asked = 0
  expect(await fetchOne()).toEqual({ problems: [], warnings: [] })
})

test("G2: a copy that is damaged is fetched anew, and not asked after", async () => {
  const conditions: unknown[] = []
  answers = [
    (response, request) => {
      conditions.push(request.headers["if-none-match"])
      picture(response, request)
    },
  ]
  await fetchOne()
  const file = path.join(folder, readCopy(folder, server.origin)?.file ?? "")
  truncateSync(file, 45)
  expect(await fetchOne()).toEqual({ problems: [], warnings: [] })
  expect(conditions).toEqual([undefined, undefined])
  expect(readFileSync(file)).toEqual(PIXEL)
})

test("G2: a host that stumbles is asked once more", async () => {
  answers = [status(500), picture]
  expect(await fetchOne()).toEqual({ problems: [], warnings: [] })
  expect(asked).toBe(2)
})

test("G2: a host that keeps failing is asked no third time", async () => {
  expect(await problemOf(status(503))).toContain("which answers with status 503")
  expect(asked).toBe(2)
})

test("G2: a host that stumbles and then does not answer is not waited for", async () => {
  answers = [status(500), () => undefined]
  const { problems } = await fetchOne({ timeoutMs: 500 })
  expect(problems.map(formatProblem)).toEqual([expect.stringContaining("which did not arrive within 0.5 s")])
})

test("G2: a host that does not answer in time is a problem", async () => {
  expect(await problemOf(() => undefined, 200)).toContain("which did not arrive within 0.2 s")
})

test("G2: a picture that does not arrive in time is a problem", async () => {
  const begin: Answer = (response) => response.writeHead(200).write(PIXEL.subarray(0, 10))
  expect(await problemOf(begin, 500)).toContain("which did not arrive within 0.5 s")
})

test("G2: a page in the place of a picture is a problem", async () => {
  const page: Answer = (response) => response.writeHead(200, { "Content-Type": "text/html;charset=utf-8" }).end("<p>")
  expect(await problemOf(page)).toContain("which is no such picture but text/html")
})

test("G2: a kind of picture that cannot be made smaller is a problem", async () => {
  const drawing: Answer = (response) =>
    response.writeHead(200).end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')
  expect(await problemOf(drawing)).toContain("which is no such picture but svg")
})

test("G2: nothing at all is a problem", async () => {
  expect(await problemOf((response) => response.writeHead(200).end())).toContain("which cannot be read as a picture")
})

test("G2: a picture that breaks off is a problem", async () => {
  const broken: Answer = (response) => {
    response.writeHead(200, { "Content-Length": PIXEL.length })
    response.write(PIXEL.subarray(0, 40), () => response.destroy())
  }
  expect(await problemOf(broken)).toContain("which could not be fetched: ")
})

test("G2: a picture that is too large is a problem, and not read to its end", async () => {
  const endless: Answer = (response) => response.writeHead(200).write(Buffer.alloc(LIMITS.mostBytes + 1))
  expect(await problemOf(endless)).toBe(
    'content/projects/one/index.md:5:3  cover.src — found "https://a.dev/b.png", which is larger than 0.001 MB — ' +
      "expected a picture of at most 0.001 MB — save it smaller",
  )
})

test("S5: a picture with more pixels than can be opened is a problem, and is not unpacked", async () => {
  const claimed = Buffer.from(PIXEL)
  claimed.writeUInt32BE(60_000, 16)
  claimed.writeUInt32BE(60_000, 20)
  expect(await problemOf((response) => response.writeHead(200).end(claimed))).toBe(
    'content/projects/one/index.md:5:3  cover.src — found "https://a.dev/b.png", 3600 megapixels — ' +
      "expected at most 268 megapixels, for more cannot be opened — save it smaller",
  )
  expect(asked).toBe(1)
})

test("S5: a picture with very many pixels is fetched with a warning, in each build", async () => {
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
      'content/projects/one/index.md:5:3  warning: cover.src — found "https://a.dev/b.png", 0.1 MB and 45.0 megapixels — ' +
        "expected at most 10 MB and 40 megapixels, for more only slows every build — " +
        "save it smaller: no page shows more than 3000 pixels of width",
    ])
  }
})

test("S5: a picture is not fetched from this machine, and not when a redirect leads there", async () => {
  allowLocalServer(undefined)
  answers = [picture]
  expect(await problemOf(picture)).toBe(
    'content/projects/one/index.md:5:3  cover.src — found "https://a.dev/b.png", which leads to ' +
      `${server.origin}, not to an https address — ` +
      "expected the address of a picture in PNG, JPEG, WebP, AVIF or TIFF — " +
      "correct the address, or save the picture beside the file and name it",
  )
  expect(asked).toBe(0)
  allowLocalServer(server)
  const away: Answer = (response) => response.writeHead(302, { Location: "https://127.0.0.1:8443/private.png" }).end()
  expect(await problemOf(away)).toContain("which leads to 127.0.0.1, an address that is not public")
})

test("G2: a host that is not there is a problem, without a stack trace", async () => {
  await server.stop()
  const { problems } = await fetchOne()
  expect(problems.map(formatProblem)).toEqual([expect.stringMatching(/which could not be fetched: ECONNREFUSED — /)])
})

test("G2: a picture that has not changed is not sent again", async () => {
  answers = [picture]
  await fetchOne()
  let conditions: object = {}
  answers = [
    (response, { headers }) => {
      conditions = headers
      response.writeHead(304).end()
    },
  ]
  asked = 0
  expect(await fetchOne()).toEqual({ problems: [], warnings: [] })
  expect(conditions).toMatchObject({ "if-none-match": '"1"', "if-modified-since": "yesterday" })
  expect(hasPicture(folder, server.origin)).toBe(true)
})

test.each([
  ["is not there", null],
  ["is ill", status(500)],
  ["does not answer", () => undefined],
])("G2: while a host %s, the copy of an earlier build is used with a warning", async (_how, answer) => {
  answers = [picture]
  await fetchOne()
  answers = answer === null ? [] : [answer as Answer]
  if (answer === null) await server.stop()
  const { problems, warnings } = await fetchOne({ timeoutMs: 500 })
  expect(problems).toEqual([])
  expect(warnings).toEqual([expect.stringMatching(/^The copy of an earlier build is used for http:/)])
  expect(hasPicture(folder, server.origin)).toBe(true)
})

test("G2: an address that has died is a problem although there is a copy", async () => {
  answers = [picture]
  await fetchOne()
  answers = [status(410)]
  expect((await fetchOne()).problems).toHaveLength(1)
})

test.each([
  ["wide", 1.6],
  ["square", 1],
] as const)("G2: where the settings want it, a %s stand-in takes the place, with a warning", async (shape, ratio) => {
  answers = [status(404)]
  const { problems, warnings } = await fetchOne({ onFailure: "placeholder", named: [{ ...PLACE, shape }] })
  expect(problems).toEqual([])
  expect(warnings).toEqual([expect.stringMatching(/index\.md:5:3 {2}cover\.src — .*; a placeholder stands in$/)])
  const size = probe.sync(readFileSync(path.join(folder, `${storeName(server.origin)}.png`)))
  expect((size?.width ?? 0) / (size?.height ?? 1)).toBe(ratio)
})

test("G2: a stand-in takes the place of a copy, is not taken for one, and gives way to the picture", async () => {
  answers = [picture]
  await fetchOne()
  answers = [status(404)]
  await fetchOne({ onFailure: "placeholder" })
  expect(readCopy(folder, server.origin)).toBeNull()
  answers = [picture]
  await fetchOne()
  expect(readFileSync(path.join(folder, `${storeName(server.origin)}.png`))).toEqual(PIXEL)
})

test("G2: no more than four pictures are fetched at a time", async () => {
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
  await fetchPictures(places, { folder, onFailure: "error", limits: LIMITS })
  expect(asked).toBe(12)
  expect(most).toBe(4)
})

test("G2: what no content names any more is removed", async () => {
  answers = [picture]
  await fetchOne()
  removeUnnamed(folder, [server.origin])
  expect(readdirSync(folder)).toHaveLength(2)
  removeUnnamed(folder, [])
  expect(readdirSync(folder)).toEqual([])
})
