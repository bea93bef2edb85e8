import { createRequire } from "node:module"
import path from "node:path"

import { readImageHeader } from "~/src/doctor/readers/images/image-header"
import { readUprightSizes } from "~/src/gatsby/replace-image-scaling"
import { plainImage } from "~/tests/plain-image"
import { pngChunk } from "~/tests/png-header"
import { temporaryFolder } from "~/tests/temporary-folder"

const FORMATS = ["jpeg", "png", "webp", "tiff", "avif"] as const
const folder = temporaryFolder()
const { getImageSizeAsync: ofPlugin } = readPlugin()

afterEach(() => {
  readPlugin().getImageSizeAsync = ofPlugin
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "G1: the build and the check know how wide an image of orientation %i is",
  async (orientation) => {
    readUprightSizes()
    const upright = orientation < 5 ? { width: 64, height: 40 } : { width: 40, height: 64 }
    const image = plainImage({ width: 64, height: 40 })
    for (const format of FORMATS) {
      const bytes = await image.clone().withMetadata({ orientation }).toFormat(format).toBuffer()
      const file = folder.write(`${orientation}.${format}`, bytes)
      expect([format, await readPlugin().getImageSizeAsync({ absolutePath: file })]).toEqual([format, upright])
      expect([format, readImageHeader(file)]).toMatchObject([format, upright])
    }
  },
)

/** Returns Exif with an orientation: two bytes, or four as some programs write it. */
function exif(orientation: number, { isLittle = false, bytes = 2 }): Buffer {
  const found = Buffer.alloc(26)
  const write = (value: number, offset: number, length: number) =>
    isLittle ? found.writeUIntLE(value, offset, length) : found.writeUIntBE(value, offset, length)
  found.write(isLittle ? "II" : "MM")
  write(42, 2, 2)
  write(8, 4, 4)
  write(1, 8, 2)
  write(0x0112, 10, 2)
  write(bytes === 2 ? 3 : 4, 12, 2)
  write(1, 14, 4)
  write(orientation, 18, bytes)
  return found
}

const [BEFORE_PIXELS, END] = [33, -12]

test.each([
  ["in four bytes", exif(6, { bytes: 4 }), BEFORE_PIXELS],
  ["in four bytes, the lowest first", exif(8, { bytes: 4, isLittle: true }), BEFORE_PIXELS],
  ["that is none", exif(9, {}), BEFORE_PIXELS],
  ["of zero", exif(0, { isLittle: true }), BEFORE_PIXELS],
  ["after the pixels", exif(6, {}), END],
])("G1: the check reads an orientation %s as the build does", async (_name, note, at) => {
  readUprightSizes()
  const image = plainImage({ width: 64, height: 40 })
  const [png, jpeg] = [await image.clone().png().toBuffer(), await image.clone().jpeg().toBuffer()]
  const app = Buffer.concat([Buffer.from([0xff, 0xe1, 0, note.length + 8]), Buffer.from("Exif\0\0"), note])
  const files = {
    "a.png": Buffer.concat([png.subarray(0, at), pngChunk("eXIf", note), png.subarray(at)]),
    "a.jpg": Buffer.concat([jpeg.subarray(0, 2), app, jpeg.subarray(2)]),
  }
  for (const [name, bytes] of Object.entries(files)) {
    const file = folder.write(name, bytes)
    expect([name, readImageHeader(file)]).toMatchObject([
      name,
      await readPlugin().getImageSizeAsync({ absolutePath: file }),
    ])
  }
})

type Plugin = { getImageSizeAsync: (file: { absolutePath: string }) => Promise<object> }

function readPlugin(): Plugin {
  return createRequire(path.resolve("package.json"))("gatsby-plugin-sharp")
}
