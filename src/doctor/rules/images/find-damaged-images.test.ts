import path from "node:path"
import sharp from "sharp"

import { formatDiagnostic } from "~/src/doctor/diagnostics/diagnostic"
import { readImageHeader } from "~/src/doctor/readers/images/image-header"
import { temporaryContent } from "~/tests/fixtures/content-folder"

import { findDamagedImages } from "./find-damaged-images"

const noise = { type: "gaussian", mean: 128, sigma: 40 } as const
const image = sharp({ create: { width: 300, height: 200, channels: 3, background: "#888", noise } })

const content = temporaryContent()

async function report(src: string, bytes: Uint8Array | null): Promise<string[]> {
  if (bytes !== null) content.write(`projects/one/${src}`, bytes)
  const place = { file: "content/projects/one/index.md", line: 5, column: 3, field: "cover.src" }
  return (await findDamagedImages(content.root, [{ ...place, src, shape: "wide" }])).map(formatDiagnostic)
}

test.each(["png", "jpeg", "avif", "webp", "tiff"] as const)(
  "a %s that breaks off is reported where it is named",
  async (format) => {
    const bytes = await image.clone().toFormat(format).toBuffer()
    const half = `half.${format}`
    expect(await report(`cover.${format}`, bytes)).toEqual([])
    const found = await report(half, bytes.subarray(0, Math.floor(bytes.length * 0.7)))
    // Of these two not even the header can be read, which checkImage reports.
    const isHeaderLost = ["webp", "tiff"].includes(format)
    expect(readImageHeader(path.join(content.root, "projects/one", half)) === null).toBe(isHeaderLost)
    const line = `content/projects/one/index.md:5:3  cover.src — "${half}" cannot be decoded (`
    expect(found).toEqual(isHeaderLost ? [] : [expect.stringContaining(line)])
  },
)

test("an image of more pixels than can be opened has one message, that of its size", async () => {
  const bytes = await image.clone().png().toBuffer()
  bytes.writeUInt32BE(20_000, 16)
  bytes.writeUInt32BE(20_000, 20)
  expect(await report("large.png", bytes)).toEqual([])
})

test.each([
  ["gone.png", null],
  ["text.png", Buffer.from("no image")],
  ["https://a.dev/b.png", null],
])("an image that is missing, unreadable or remote is left to other checks: %s", async (src, bytes) => {
  expect(await report(src, bytes)).toEqual([])
})
