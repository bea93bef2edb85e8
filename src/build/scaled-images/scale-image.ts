import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import sharp, { type FitEnum, type Sharp, type WebpOptions } from "sharp"

import type { Scale } from "~/src/gatsby/replace-image-scaling"

export type Operation = Parameters<Scale>[0]["args"]["operations"][number]
type Shape = { width: number; height: number; fit?: keyof FitEnum; cropFocus?: string | number }

/** Indistinguishable from the original (decision 0042). `effort: 2` takes half the time and 2 % more bytes. */
const LOSSY: WebpOptions = { quality: 85, effort: 2 }
/** The first width decides whether an image is a drawing: how many times larger it may be without loss. */
const DRAWING_RATIO = 2
/** A fast encoding without loss is at most this many times larger if the image is a drawing; most photos exceed it. */
const PHOTO_RATIO = 7
/** What decides the encoding, for the store of scaled images. */
export const ENCODING = JSON.stringify([LOSSY, DRAWING_RATIO, PHOTO_RATIO])
/** The arguments of gatsby-plugin-sharp that `scaled` applies, and those without effect on WebP. */
const APPLIED = ["width", "height", "fit", "cropFocus", "toFormat", "pngCompressionLevel", "jpegProgressive"]

let lastJob: Promise<unknown> = Promise.resolve()

/** Scales images in the smallest encoding, unless their arguments name a quality or anything else that `scale` has to do (G1). */
export function scaleSmallest(scale: Scale): Scale {
  return async (job) => {
    const { inputPaths, outputDir, args } = job
    // All sizes of a job have the same arguments otherwise.
    if (!args.operations.every(isAutomatic)) return scale(job)
    // One image at a time, because each takes much memory.
    const scaling = lastJob.then(() => scaleAll(inputPaths[0]?.path ?? "", outputDir, args.operations))
    lastJob = scaling.catch(() => undefined)
    await scaling
  }
}

function isAutomatic({ args }: Operation): boolean {
  const { toFormat } = args as { toFormat?: string }
  return toFormat === "webp" && Object.keys(args).every((name) => APPLIED.includes(name))
}

/** Tries lossless encoding for every width if the smallest width shows a drawing: for a photo it would take long and never win. */
async function scaleAll(source: string, outputDir: string, operations: readonly Operation[]): Promise<void> {
  const widths = operations.map(({ args }) => (args as Shape).width)
  const smallest = operations[widths.indexOf(Math.min(...widths))]
  if (smallest === undefined) return
  const encodings = (await isDrawn(scaled(source, smallest))) ? [LOSSY, { lossless: true }] : [LOSSY]
  await Promise.all(
    operations.map(async (operation) => {
      const image = scaled(source, operation)
      const encoded = await Promise.all(encodings.map((options) => image.clone().webp(options).toBuffer()))
      const output = path.join(outputDir, operation.outputPath)
      mkdirSync(path.dirname(output), { recursive: true })
      writeFileSync(output, encoded.sort((a, b) => a.length - b.length)[0] ?? "")
    }),
  )
}

async function isDrawn(image: Sharp): Promise<boolean> {
  const lossy = await image.clone().webp(LOSSY).toBuffer()
  const fast = await image.clone().webp({ lossless: true, effort: 0 }).toBuffer()
  if (fast.length > PHOTO_RATIO * lossy.length) return false
  const lossless = await image.webp({ lossless: true }).toBuffer()
  return lossless.length < DRAWING_RATIO * lossy.length
}

function scaled(source: string, { args }: Operation): Sharp {
  const { width, height, fit, cropFocus } = args as Shape
  return sharp(source).rotate().resize(width, height, { fit, position: cropFocus })
}
