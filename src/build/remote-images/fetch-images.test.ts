import { readdirSync, readFileSync } from "node:fs"
import type { ServerResponse } from "node:http"
import path from "node:path"
import probe from "probe-image-size"

import { fetchImages } from "~/src/build/remote-images/fetch-images"
import { openImageStore, storeName } from "~/src/build/remote-images/image-store"
import { formatDiagnostic } from "~/src/doctor/diagnostics/diagnostic"
import type { NamedImage } from "~/src/doctor/rules/images/named-images"
import { allowLocalServer, localServer } from "~/tests/local-server"
import { plainImage } from "~/tests/plain-image"
import { temporaryFolder } from "~/tests/temporary-folder"

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
)
const src = "https://a.dev/b.png"
const PLACE: NamedImage = { file: "content/home.md", line: 5, column: 3, field: "cover.src", src, shape: "wide" }
const DEFAULTS = { timeoutMs: 10_000, mostBytes: 1000, onFailure: "error" as "error" | "placeholder", named: [PLACE] }

type Answer = (response: ServerResponse) => unknown

const server = localServer()
const folder = temporaryFolder()
let store: ReturnType<typeof openImageStore>

beforeEach(() => {
  store = openImageStore(folder.path)
})

/** Fetches the image from a server that gives these answers, and then repeats the last one. */
async function fetchFrom(given: Answer[], options: Partial<typeof DEFAULTS> = {}): Promise<string[]> {
  server.requests = []
  server.answer = (_request, response) => given[Math.min(server.requests.length, given.length) - 1]?.(response)
  const { named, onFailure, ...limits } = { ...DEFAULTS, ...options }
  const found = await fetchImages(new Map([[server.origin, named]]), { store, onFailure, limits })
  return found.map(formatDiagnostic)
}

const image: Answer = (response) => response.writeHead(200, { ETag: '"1"', "Last-Modified": "yesterday" }).end(PIXEL)
const damaged: Answer = (response) => response.writeHead(200).end(PIXEL.subarray(0, 45))
const silent: Answer = () => undefined
function status(code: number): Answer {
  return (response) => response.writeHead(code).end()
}
const beginning: Answer = (response) => response.writeHead(200).write(PIXEL.subarray(0, 10))
const endless: Answer = (response) => response.writeHead(200).write(Buffer.alloc(1001))
const page: Answer = (response) => response.writeHead(200, { "Content-Type": "text/html;charset=utf-8" }).end("<p>")
const drawing: Answer = (response) => response.end('<svg width="9" height="9"></svg>')
const aborted: Answer = (response) => {
  response.writeHead(200, { "Content-Length": PIXEL.length })
  response.write(PIXEL.subarray(0, 40), () => response.destroy())
}
const claimsSize: Answer = (response) => {
  const size = Buffer.from([0, 0, 0xea, 0x60])
  response.end(Buffer.concat([PIXEL.subarray(0, 16), size, size, PIXEL.subarray(24)]))
}
const redirect: Answer = (response) => response.writeHead(302, { Location: "https://127.0.0.1:8443/a.png" }).end()

test.each<[string, Answer[], message: string, times: number]>([
  ["G2: a dead address", [status(404)], "answers with status 404. Correct the address, or save the image beside", 1],
  ["G2: a failing host that is late the second time", [status(500), silent], "did not answer in time", 2],
  ["G2: an image that does not arrive in time", [beginning], "did not answer in time", 1],
  ["G2: a damaged image", [damaged], "cannot be decoded (", 2],
  ["G2: a page", [page], "is text/html, not an image in PNG", 1],
  ["G2: an SVG", [drawing], "is svg, not an image in PNG", 1],
  ["G2: an empty answer", [status(200)], "is not an image in PNG", 1],
  ["G2: an aborted answer", [aborted], "could not be fetched: ", 1],
  ["S5: an image that is too large", [endless], "is larger than 0.001 MB. Save it smaller.", 1],
  ["S5: an image with too many pixels", [claimsSize], "has 3600 megapixels, more than 268. Save it smaller.", 1],
  ["S5: a redirect to this machine", [redirect], "leads to 127.0.0.1, an address that is not public", 2],
])("%s is an error with file, line and column", async (_what, given, message, times) => {
  const timeoutMs = message.endsWith("in time") ? 2000 : DEFAULTS.timeoutMs
  const [problem, ...others] = await fetchFrom(given, { timeoutMs })
  expect(problem).toContain(`content/home.md:5:3  cover.src — "https://a.dev/b.png" ${message}`)
  expect([others, readdirSync(folder.path)]).toEqual([[], []])
  expect(server.requests).toHaveLength(times)
})

test("S5: an image is not fetched from this machine", async () => {
  allowLocalServer(undefined)
  expect(await fetchFrom([image])).toEqual([
    `content/home.md:5:3  cover.src — "https://a.dev/b.png" leads to ${server.origin}, not to an https address. ` +
      "Correct the address, or save the image beside the file and write its name.",
  ])
  expect(server.requests).toEqual([])
})

test("G2: an address that several files name is requested once, and reported at each place", async () => {
  const found = await fetchFrom([status(404)], { named: [PLACE, { ...PLACE, line: 9, field: "picture" }] })
  expect(found).toEqual([expect.stringContaining(":5:3  cover.src"), expect.stringContaining(":9:3  picture")])
  expect(server.requests).toHaveLength(1)
})

test.each([
  ["fails once", status(500)],
  ["sends it damaged once", damaged],
])("G2: an image is stored with what its host said about it, even if the host %s", async (_what, first) => {
  expect(await fetchFrom([first, image])).toEqual([])
  const name = storeName(server.origin)
  expect(readdirSync(folder.path).sort()).toEqual([`${name}.json`, `${name}.png`])
  expect(readFileSync(path.join(folder.path, `${name}.png`))).toEqual(PIXEL)
  const note = { address: server.origin, file: `${name}.png`, etag: '"1"', lastModified: "yesterday" }
  expect(store.note(server.origin)).toEqual(note)
})

test.each([
  ["copy", "png", PIXEL.subarray(0, 45)],
  ["note", "json", "{"],
])("G2: an unchanged image is not sent again, unless its %s is damaged", async (_what, ending, damage) => {
  await fetchFrom([image])
  expect(await fetchFrom([status(304)])).toEqual([])
  expect(server.requests[0]?.headers).toMatchObject({ "if-none-match": '"1"', "if-modified-since": "yesterday" })
  folder.write(`${storeName(server.origin)}.${ending}`, damage)
  expect(await fetchFrom([image])).toEqual([])
  expect(server.requests[0]?.headers).not.toHaveProperty("if-none-match")
  expect(readFileSync(path.join(folder.path, `${storeName(server.origin)}.png`))).toEqual(PIXEL)
})

test.each<[string, Answer[]]>([
  ["is unreachable", []],
  ["fails", [status(500)]],
  ["sends it damaged", [damaged]],
])("G2: while a host %s, the copy of an earlier build is used with a warning", async (_how, given) => {
  await fetchFrom([image])
  if (given.length === 0) await server.stop()
  const found = await fetchFrom(given, { timeoutMs: 500 })
  expect(found).toEqual([expect.stringMatching(/:5:3 {2}warning: .* The copy of an earlier build is used\.$/)])
  expect(store.has(server.origin)).toBe(true)
})

test.each([
  ["wide", 1.6],
  ["square", 1],
] as const)("G2: a dead address is an error despite a copy, or gets a %s placeholder", async (shape, ratio) => {
  await fetchFrom([image])
  expect(await fetchFrom([status(410)])).toEqual([expect.stringContaining("5:3  cover.src — ")])
  const found = await fetchFrom([status(404)], { onFailure: "placeholder", named: [{ ...PLACE, shape }] })
  expect(found).toEqual([expect.stringMatching(/:5:3 {2}warning: cover\.src — .* A placeholder is used\.$/)])
  const file = path.join(folder.path, `${storeName(server.origin)}.png`)
  const { width = 0, height = 1 } = probe.sync(readFileSync(file)) ?? {}
  expect([width / height, store.note(server.origin)]).toEqual([ratio, null])
  await fetchFrom([image])
  expect(readFileSync(file)).toEqual(PIXEL)
})

test("S5: an image with many pixels is fetched with a warning, in each build", async () => {
  const huge = await plainImage({ width: 9000, height: 5000 }).png({ compressionLevel: 9 }).toBuffer()
  for (const given of [(response: ServerResponse) => response.writeHead(200, { ETag: "1" }).end(huge), status(304)]) {
    expect(await fetchFrom([given], { mostBytes: huge.length })).toEqual([
      'content/home.md:5:3  warning: cover.src — "https://a.dev/b.png" has 45.0 megapixels, ' +
        "which slows every build. Save it with at most 10 MB and 40 megapixels; no page shows more than 3000 pixels of width.",
    ])
  }
})

test("G2: at most four images are fetched at a time; images that no content names are removed", async () => {
  let open = 0
  const numbers: number[] = []
  server.answer = (_request, response) => {
    open += 1
    numbers.push(open)
    setTimeout(() => {
      open -= 1
      response.end(PIXEL)
    }, 20)
  }
  const addresses = Array.from({ length: 12 }, (_, index) => `${server.origin}/${index}`)
  await fetchImages(new Map(addresses.map((address) => [address, [PLACE]])), { store })
  expect([numbers.length, Math.max(...numbers), readdirSync(folder.path).length]).toEqual([12, 4, 24])
  store.keepOnly(addresses.slice(0, 1))
  expect(readdirSync(folder.path)).toHaveLength(2)
})
