import { hash } from "node:crypto"
import { copyFileSync, mkdirSync, readFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"

import { openCacheFolder } from "~/src/build/cache-folder"
import { replaceImageScaling, type Scale } from "~/src/gatsby/replace-image-scaling"

import { ENCODING, type Operation, scaleSmallest } from "./scale-image"

let store: ReturnType<typeof openScaledImages> | null = null

/** Keeps scaled images, because gatsby-plugin-sharp would scale them again in every build. Called before the first is scaled. */
export function keepScaledImages(folder = "scaled-images"): void {
  replaceImageScaling((scale) => {
    store = openScaledImages(folder, `sharp@${sharp.versions.sharp} ${ENCODING}`, scaleSmallest(scale))
    return store.scaleOnce
  })
}

export function removeUnusedScaledImages(): void {
  store?.removeUnused()
}

/** `scaleOnce` scales an image to each size once, and again when the image, the options or `scaler` changes. */
export function openScaledImages(folder: string, scaler: string, scale: Scale) {
  const cache = openCacheFolder(folder)
  const used = new Set<string>()

  const scaleOnce: Scale = async (job) => {
    const { inputPaths, outputDir, args } = job
    if (args.isLazy) return scale(job)
    const image = hash("sha256", readFileSync(inputPaths[0]?.path ?? ""))
    const nameOf = ({ args: size }: Operation) =>
      hash("sha256", JSON.stringify([image, size, args.pluginOptions, scaler]))
    const outputOf = ({ outputPath }: Operation) => path.join(outputDir, outputPath)
    const missing = args.operations.filter((operation) => !cache.has(nameOf(operation)))
    if (missing.length > 0) await scale({ ...job, args: { ...args, operations: missing } })
    for (const operation of missing) cache.write(nameOf(operation), readFileSync(outputOf(operation)))
    for (const operation of args.operations) {
      used.add(nameOf(operation))
      mkdirSync(path.dirname(outputOf(operation)), { recursive: true })
      copyFileSync(cache.pathOf(nameOf(operation)), outputOf(operation))
    }
  }

  return { scaleOnce, removeUnused: () => cache.keepOnly(used) }
}
