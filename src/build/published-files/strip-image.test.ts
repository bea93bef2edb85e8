import sharp from "sharp"

import { stripImage } from "~/src/build/published-files/strip-image"
import { plainImage } from "~/tests/plain-image"
import { pngChunk } from "~/tests/png-header"
import { temporaryWorkingDirectory } from "~/tests/temporary-folder"

temporaryWorkingDirectory()

const PRIVATE = { IFD0: { Artist: "Secret Person" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 28/1 38/1" } }
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="Secret place"/></rdf:RDF></x:xmpmeta>`
const FORMATS = ["jpeg", "png", "webp", "tiff", "avif"] as const

/** Two dark rows above two light ones, four pixels wide: what is up is known after a rotation. */
const PIXELS = Buffer.from([...Array<number>(24).fill(10), ...Array<number>(24).fill(240)])

/** A phone's photo: pixels that lie on their side, a place, a name, and a colour profile. */
function photo(format: (typeof FORMATS)[number], options = {}, orientation = 6): Promise<Buffer> {
  return sharp(PIXELS, { raw: { width: 4, height: 4, channels: 3 } })
    .resize(64, 32, { fit: "fill", kernel: "nearest" })
    .withMetadata({ orientation })
    .withExifMerge(PRIVATE)
    .withXmp(XMP)
    .withIccProfile("p3")
    .toFormat(format, options)
    .toBuffer()
}

async function strip(image: Buffer): Promise<Buffer> {
  const stripped = await stripImage(image)
  if (stripped === null) throw new Error("The image was refused.")
  return stripped
}

/** Expects that two images are shown in the same size, with pixels that differ at most by this value. */
async function expectSameLook(after: Buffer, before: Buffer, tolerance = 0): Promise<void> {
  const [is, was] = await Promise.all(
    [after, before].map((image) => sharp(image).autoOrient().raw().toBuffer({ resolveWithObject: true })),
  )
  expect([is?.info.width, is?.info.height]).toEqual([was?.info.width, was?.info.height])
  const differences = [...(is?.data ?? [])].map((value, index) => Math.abs(value - (was?.data[index] ?? 0)))
  expect(Math.max(...differences)).toBeLessThanOrEqual(tolerance)
}

test.each(FORMATS)("S6: a photo in %s loses the place, the name and XMP, and is shown as before", async (format) => {
  const before = await photo(format)
  expect(before.includes("Secret")).toBe(true)
  const after = await strip(before)
  for (const secret of ["Secret", "xmpmeta"]) expect(after.includes(secret)).toBe(false)
  const { exif, xmp, icc } = await sharp(after).metadata()
  expect([exif?.includes("Secret") ?? false, xmp, icc?.length]).toEqual([false, undefined, expect.any(Number)])
  await expectSameLook(after, before, ["avif", "webp"].includes(format) ? 8 : 0)
})

test.each([2, 3, 4, 5, 6, 7, 8])(
  "a PNG or WebP of orientation %i is upright without Exif: browsers do not turn it",
  async (orientation) => {
    for (const format of ["png", "webp"] as const) {
      const before = await photo(format, { lossless: true }, orientation)
      const after = await strip(before)
      expect((await sharp(after).metadata()).orientation).toBeUndefined()
      await expectSameLook(after, before, 7)
    }
  },
)

test.each(["jpeg", "png", "webp"] as const)("the encoded pixels of a photo in %s are not changed", async (format) => {
  const plain = await sharp(PIXELS, { raw: { width: 4, height: 4, channels: 3 } })
    .toFormat(format)
    .toBuffer()
  expect(await strip(plain)).toEqual(plain)
})

test("a progressive JPEG loses comments and everything behind its end, such as the film of a moving photo", async () => {
  const jpeg = await photo("jpeg", { progressive: true })
  const comment = Buffer.from("\xff\xfe\x00\x12a secret comment", "latin1")
  const after = await strip(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), Buffer.from("secret film")]))
  expect(after.toString("latin1")).not.toMatch(/secret/i)
  await expectSameLook(after, jpeg)
})

test("a PNG loses its texts and what follows its end, and keeps the chunks of an animation", async () => {
  const png = await photo("png", {}, 1)
  const added = ["tEXt", "zTXt", "iTXt", "tIME", "acTL"].map((type) => pngChunk(type, Buffer.from(`secret ${type}`)))
  const after = (
    await strip(Buffer.concat([png.subarray(0, 33), ...added, png.subarray(33), Buffer.from("secret end")]))
  ).toString("latin1")
  expect(after.match(/secret \w+/g)).toEqual(["secret acTL"])
})

const FRAMES = ["red", "green", "blue"].map((background) => plainImage({ background }).png().toBuffer())

test.each(["gif", "webp"] as const)("an animation in %s stays one, without its comments", async (format) => {
  const image = await sharp(await Promise.all(FRAMES), { join: { animated: true } })
    .withXmp(XMP)
    .toFormat(format, { loop: 3, delay: [100, 200, 300] })
    .toBuffer()
  const comment = Buffer.from("\x21\xfe\x0da secret here\x00", "latin1")
  const before = format === "gif" ? Buffer.concat([image.subarray(0, -1), comment, Buffer.from(";")]) : image
  expect(before.toString("latin1")).toMatch(/secret/i)
  const after = await strip(before)
  expect(after.toString("latin1")).not.toMatch(/secret/i)
  const { pages, delay, loop } = await sharp(after).metadata()
  expect({ pages, delay, loop }).toEqual({ pages: 3, delay: [100, 200, 300], loop: 3 })
})

test.each([
  ["a format that sharp does not read, with Exif", Buffer.from("\0\0\0\x18ftypheic Exif\0\0MM secret"), true],
  ["a format that sharp does not read, without metadata", Buffer.from("BM bitmap"), false],
  ["an SVG with the name of a photo", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>"), true],
])("S6: whether it is refused: %s", async (_name, bytes, isRefused) => {
  expect((await stripImage(bytes)) === null).toBe(isRefused)
})

test.each(["jpeg", "png", "gif"] as const)("a damaged image in %s is refused", async (format) => {
  const whole = await plainImage().toFormat(format).toBuffer()
  expect(await stripImage(whole.subarray(0, -4))).toBeNull()
})
