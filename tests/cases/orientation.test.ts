import { createRequire } from "node:module"
import path from "node:path"
import sharp from "sharp"

import { readImageHeader } from "~/src/doctor/readers/images/image-header"
import { readUprightSizes } from "~/src/gatsby/replace-image-scaling"
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
    const image = sharp({ create: { width: 64, height: 40, channels: 3, background: "red" } })
    for (const format of FORMATS) {
      const bytes = await image.clone().withMetadata({ orientation }).toFormat(format).toBuffer()
      const file = folder.write(`${orientation}.${format}`, bytes)
      expect([format, await readPlugin().getImageSizeAsync({ absolutePath: file })]).toEqual([format, upright])
      expect([format, readImageHeader(file)]).toMatchObject([format, upright])
    }
  },
)

type Plugin = { getImageSizeAsync: (file: { absolutePath: string }) => Promise<unknown> }

function readPlugin(): Plugin {
  return createRequire(path.resolve("package.json"))("gatsby-plugin-sharp")
}
