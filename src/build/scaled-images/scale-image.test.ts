import { readFileSync } from "node:fs"
import path from "node:path"
import sharp, { type SharpOptions } from "sharp"

import { scaleSmallest } from "~/src/build/scaled-images/scale-image"
import { temporaryFolder } from "~/tests/temporary-folder"

const LINES = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800"><rect width="1280" height="800" fill="white"/>
  ${Array.from({ length: 12 }, (_, at) => `<path d="M${at * 100} 0V800" stroke="black" stroke-width="8"/>`).join("")}</svg>`
const noise: SharpOptions["create"] = {
  ...{ width: 1280, height: 800, channels: 3, background: "grey" },
  noise: { type: "gaussian", mean: 128, sigma: 30 },
}
const folder = temporaryFolder()

/** Returns the scaled versions of an image, and the widths that were left to gatsby-plugin-sharp. */
async function scale(image: Buffer, widths: readonly number[], args: object = {}) {
  const left: unknown[] = []
  const source = folder.write("image", image)
  const operations = widths.map((width) => ({
    outputPath: `${width}.webp`,
    args: { width, height: (width * 5) / 8, fit: "cover", toFormat: "webp", ...args },
  }))
  const scaleThere = async ({ args: { operations: some } }: { args: { operations: { outputPath: string }[] } }) => {
    for (const { outputPath } of some) left.push(outputPath)
  }
  const job = { inputPaths: [{ path: source }], outputDir: folder.path, args: { operations, pluginOptions: {} } }
  await scaleSmallest(scaleThere)(job)
  return { left, versionOf: (width: number) => readFileSync(path.join(folder.path, `${width}.webp`)) }
}

/** The first chunk of a WebP file with one image names its encoding. */
const encodingOf = (webp: Buffer) => webp.toString("latin1", 12, 16)

test("G1: a drawing keeps every pixel, because that is the smallest; a photo does not", async () => {
  const drawing = await scale(await sharp(Buffer.from(LINES)).png().toBuffer(), [320, 640])
  expect([320, 640].map((width) => encodingOf(drawing.versionOf(width)))).toEqual(["VP8L", "VP8L"])
  const photo = await scale(await sharp({ create: noise }).png().toBuffer(), [320, 640])
  expect([320, 640].map((width) => encodingOf(photo.versionOf(width)))).toEqual(["VP8 ", "VP8 "])
})

test("G1: an image is cropped to its size, upright, without its metadata", async () => {
  const sideways = await sharp({ create: { ...noise, width: 800, height: 1280 } }).withMetadata({ orientation: 6 })
  const { versionOf } = await scale(await sideways.jpeg().toBuffer(), [320])
  const { width, height, exif } = await sharp(versionOf(320)).metadata()
  expect({ width, height, exif }).toEqual({ width: 320, height: 200, exif: undefined })
})

test.each([{ quality: 60 }, { grayscale: true }, { toFormat: "avif" }])(
  "an image with %j is left to gatsby-plugin-sharp",
  async (args) => {
    const image = await sharp({ create: noise }).png().toBuffer()
    expect((await scale(image, [320], args)).left).toEqual(["320.webp"])
  },
)
