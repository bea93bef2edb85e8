import { readFileSync } from "node:fs"
import path from "node:path"
import sharp, { type Sharp } from "sharp"

import { diagnoseContent } from "~/src/doctor/diagnose-content"
import { findDamagedImages } from "~/src/doctor/rules/images/find-damaged-images"
import { project, temporaryContent } from "~/tests/fixtures/content-folder"
import { plainImage } from "~/tests/plain-image"
import { pngChunk, pngHeader } from "~/tests/png-header"

const content = temporaryContent()
const HEIC = readFileSync("tests/cases/images/heic.jpg")
const FRAMES = ["red", "green", "blue"].map((background) => ({
  create: { width: 64, height: 40, channels: 3 as const, background },
}))

/** Returns what the check and the build say about an image that a project shows twice. */
async function report(name: string, bytes: Buffer | null): Promise<string[]> {
  if (bytes !== null) content.write(`projects/one/${name}`, bytes)
  content.write("projects/one/index.md", project(`gallery: [{ src: ${name}, alt: A lamp. }]`, `![A lamp](${name})`))
  const { diagnostics, images } = diagnoseContent(content.root)
  const found = [
    ...diagnostics.filter(({ field }) => field !== "file"),
    ...(await findDamagedImages(content.root, images)),
  ]
  return found.map(({ line, severity = "error", message, fix }) => `${line} ${severity}: ${message} ${fix}`)
}

/** A message in both places, which may go on. */
function inBoth(message: string): unknown[] {
  return ["5", "7"].map((line) => expect.stringContaining(`${line} ${message}`))
}

async function animation(): Promise<Sharp> {
  const frames = await Promise.all(FRAMES.map((frame) => sharp(frame).png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
}

test.each(["IMG_1.jpg", "IMG_2.HEIC", "IMG_3.heif", "IMG_4.png", "IMG_5.JPEG", "IMG_6.tiff"])(
  "a HEIC image is named as one, once in each place, as %s",
  async (name) => {
    const jpeg = `${path.parse(name).name}.jpg`
    expect(await report(name, HEIC)).toEqual(
      inBoth(`error: "${name}" is a HEIC image, which browsers do not show. Export it as JPEG, and name ${jpeg} here.`),
    )
  },
)

test("an animated WebP, PNG or AVIF is a warning, because pages show its first image; a GIF may be a video", async () => {
  const still = await sharp(FRAMES[0]).png().toBuffer()
  const apng = Buffer.concat([still.subarray(0, 33), pngChunk("acTL", Buffer.alloc(8)), still.subarray(33)])
  const avif = await sharp(FRAMES[0]).avif().toBuffer()
  avif.write("ftypavis", 4)
  const moving = { "a.webp": await (await animation()).webp().toBuffer(), "b.png": apng, "c.avif": avif }
  for (const [name, bytes] of Object.entries(moving)) {
    const lines = (await report(name, bytes)).filter((line) => !line.includes("cannot be decoded"))
    expect(lines).toEqual(inBoth(`warning: "${name}" is animated, but pages show only its first image.`))
  }
  expect(await report("a.webp", await sharp(still).webp({ lossless: true }).toBuffer())).toEqual([])
  const gif = await report("spin.gif", await (await animation()).gif().toBuffer())
  expect(gif[0]).toContain("or as a video if it moves")
})

const noise = { type: "gaussian", mean: 128, sigma: 40 } as const
const NOISE = plainImage({ width: 300, height: 200, background: "#888", noise })

test.each(["png", "jpeg", "avif", "webp", "tiff"] as const)(
  "a %s that breaks off has one message without paths of this machine, or one in each place if its header is lost",
  async (format) => {
    const whole = await NOISE.clone().toFormat(format).toBuffer()
    expect(await report(`whole.${format}`, whole)).toEqual([])
    const isHeaderLost = ["webp", "tiff"].includes(format)
    const expected = isHeaderLost
      ? inBoth(`error: "half.${format}" cannot be read as an image`)
      : [expect.stringMatching(/^5 error: "half\.\w+" cannot be decoded \([^/]+\)/)]
    for (const end of [Math.floor(whole.length * 0.7), ...(isHeaderLost ? [] : [-20])]) {
      expect(await report(`half.${format}`, whole.subarray(0, end))).toEqual(expected)
    }
  },
)

test.each([
  ["large.png", pngHeader("20000x20000"), '"large.png" has 400 megapixels; more than 268 cannot be opened.'],
  ["gone.png", null, 'There is no file "gone.png".'],
  ["text.png", Buffer.from("no image"), '"text.png" cannot be read as an image.'],
])("%s, which nothing decodes, has one message in each place", async (name, bytes, message) => {
  expect(await report(name, bytes)).toEqual(inBoth(`error: ${message}`))
})

test("a remote image is left to its own check", async () => {
  expect(await report("https://a.dev/b.png", null)).toEqual([])
})

/** The beginnings of files of other formats, with their sizes. */
const OTHER_FORMATS: Record<string, Buffer> = {
  BMP: Buffer.from("424d9600000000000000360000002800000008000000080000000100180000000000", "hex"),
  ICO: Buffer.from("00000100010010100000010020006804000016000000", "hex"),
  PSD: Buffer.from("38425053000100000000000000030000000a0000000a00080003", "hex"),
}

test.each(Object.entries(OTHER_FORMATS))(
  "%s under the name of another format is named as what it is, once in each place",
  async (format, beginning) => {
    for (const name of ["a.png", "b.jpg", "c.webp", "d.avif", "e.tif"]) {
      const advice = `Export it as JPEG, and name ${path.parse(name).name}.jpg here.`
      expect(await report(name, Buffer.concat([beginning, Buffer.alloc(100)]))).toEqual(
        inBoth(`error: "${name}" is an image in ${format}, which pages do not show. ${advice}`),
      )
    }
  },
)

test("a GIF that moves under the name of another format is a warning; a still one of any raster format is no matter", async () => {
  const gif = await (await animation()).gif().toBuffer()
  for (const name of ["a.png", "b.jpg", "c.webp"]) expect((await report(name, gif))[0]).toContain("is animated")
  for (const format of ["png", "jpeg", "webp", "avif", "tiff", "gif"] as const) {
    const bytes = await sharp(FRAMES[0]).toFormat(format).toBuffer()
    for (const name of ["a.png", "b.jpg", "c.webp", "d.avif"]) expect(await report(name, bytes)).toEqual([])
  }
})

test("a damaged version for the dark theme is reported where its image is named", async () => {
  const whole = await plainImage({ width: 640, height: 400 }).png().toBuffer()
  content.write("projects/one/a.dark.png", whole.subarray(0, -100))
  expect(await report("a.png", whole)).toEqual([expect.stringMatching(/^5 error: "a\.dark\.png" cannot be decoded/)])
})

test.each(["png", "jpeg", "webp", "tiff"] as const)("a %s that is called a drawing has one message", async (format) => {
  const bytes = await sharp(FRAMES[0]).toFormat(format).toBuffer()
  content.write("projects/one/a.svg", bytes.subarray(0, -30))
  content.write("projects/one/index.md", project("type: App", "![A lamp](a.svg)"))
  const { diagnostics, images } = diagnoseContent(content.root)
  const found = [...diagnostics, ...(await findDamagedImages(content.root, images))]
  expect(found.map(({ code }) => code)).toEqual(["diagram-unreadable"])
})
