import { createRequire } from "node:module"
import path from "node:path"
import sharpPluginPackage from "gatsby-plugin-sharp/package.json"

import { assertPatch } from "~/src/gatsby/patch-error"

/** The versions of an image that gatsby-plugin-sharp has to make. While developing, it makes them later (`isLazy`). */
type ScalingJob = {
  inputPaths: { path: string }[]
  outputDir: string
  args: { operations: { outputPath: string; args: object }[]; pluginOptions: object; isLazy?: boolean }
}

export type Scale = (job: ScalingJob) => Promise<unknown>

/** Wraps the function of gatsby-plugin-sharp that scales images. Call this before Gatsby's first job. */
export function replaceImageScaling(wrap: (scale: Scale) => Scale): void {
  const require = createRequire(path.resolve("package.json"))
  const jobs: { IMAGE_PROCESSING?: Scale } = require("gatsby-plugin-sharp/gatsby-worker")
  const { IMAGE_PROCESSING: scale } = jobs
  const patch = { patch: "keep scaled images", of: sharpPluginPackage, decision: "0032-build-times" }
  assertPatch(typeof scale === "function", patch, "a function “IMAGE_PROCESSING” in its gatsby-worker")
  jobs.IMAGE_PROCESSING = wrap(scale)
}
