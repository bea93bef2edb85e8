import sharpPluginPackage from "gatsby-plugin-sharp/package.json"
import sharp from "sharp"

import { assertPatch } from "~/src/gatsby/patch-error"

/** The versions of an image that gatsby-plugin-sharp has to make. While developing, it makes them later (`isLazy`). */
type ScalingJob = {
  inputPaths: { path: string }[]
  outputDir: string
  args: { operations: { outputPath: string; args: object }[]; pluginOptions: object; isLazy?: boolean }
}

export type Scale = (job: ScalingJob) => Promise<unknown>

/** Call this before Gatsby's first job. */
export function replaceImageScaling(wrap: (scale: Scale) => Scale): void {
  const jobs: { IMAGE_PROCESSING?: Scale } = require("gatsby-plugin-sharp/gatsby-worker")
  const { IMAGE_PROCESSING: scale } = jobs
  const patch = { patch: "keep scaled images", of: sharpPluginPackage, decision: "0032-build-times" }
  assertPatch(typeof scale === "function", patch, "a function “IMAGE_PROCESSING” in its gatsby-worker")
  jobs.IMAGE_PROCESSING = wrap(scale)
}

/** Makes gatsby-plugin-sharp calculate with sizes after the rotation that a camera has noted, because it scales after it (G1). */
export function readUprightSizes(): void {
  const plugin: { getImageSizeAsync?: unknown } = require("gatsby-plugin-sharp")
  const patch = { patch: "upright image sizes", of: sharpPluginPackage, decision: "0042-image-encoding" }
  assertPatch(typeof plugin.getImageSizeAsync === "function", patch, "an exported function “getImageSizeAsync”")
  plugin.getImageSizeAsync = async (file: { absolutePath: string }) =>
    (await sharp(file.absolutePath).metadata()).autoOrient
}
