import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"

import { formatProblem } from "~/src/doctor/diagnostic"
import { findDamagedPictures } from "~/src/doctor/images/find-damaged-images"
import { readPictureHeader } from "~/src/doctor/images/image-header"

const noise = sharp({
  create: {
    width: 300,
    height: 200,
    channels: 3,
    background: "#888",
    noise: { type: "gaussian", mean: 128, sigma: 40 },
  },
})

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "damaged-"))
  mkdirSync(path.join(root, "projects/one"), { recursive: true })
})

afterEach(() => rmSync(root, { recursive: true }))

async function told(src: string, bytes: Uint8Array | null): Promise<string[]> {
  if (bytes !== null) writeFileSync(path.join(root, "projects/one", src), bytes)
  const place = { file: "content/projects/one/index.md", line: 5, column: 3, field: "cover.src" }
  return (await findDamagedPictures(root, [{ ...place, src, shape: "wide" }])).map(formatProblem)
}

test.each(["png", "jpeg", "avif"] as const)(
  "a %s that breaks off is told where it is named; whole, it is in order",
  async (format) => {
    const bytes = await noise.clone().toFormat(format).toBuffer()
    expect(await told(`cover.${format}`, bytes)).toEqual([])
    expect(await told(`half.${format}`, bytes.subarray(0, Math.floor(bytes.length * 0.7)))).toEqual([
      expect.stringMatching(
        new RegExp(
          `^content/projects/one/index.md:5:3 {2}cover.src — found "half.${format}", which .* — save or copy half`,
        ),
      ),
    ])
  },
)

test.each(["webp", "tiff"] as const)("of a %s that breaks off not even the header can be read", async (format) => {
  const bytes = await noise.clone().toFormat(format).toBuffer()
  expect(await told(`cover.${format}`, bytes)).toEqual([])
  expect(await told(`half.${format}`, bytes.subarray(0, Math.floor(bytes.length * 0.7)))).toEqual([])
  expect(readPictureHeader(path.join(root, "projects/one", `half.${format}`))).toBeNull()
})

test("a picture that is not there, cannot be read at all, or is remote is left to others", async () => {
  expect(await told("gone.png", null)).toEqual([])
  expect(await told("text.png", Buffer.from("no picture"))).toEqual([])
  expect(await told("https://a.dev/b.png", null)).toEqual([])
})
