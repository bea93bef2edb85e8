import { createHash } from "node:crypto"
import { copyFileSync, mkdirSync, readFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"

import { openCacheFolder } from "~/src/build/cache-folder"
import { replaceImageScaling, type Scale } from "~/src/gatsby/replace-image-scaling"

let store: ReturnType<typeof openScaledImages> | null = null

/** Gatsby's `onPreInit`, which runs before the first job reads the function that scales images. */
export function keepScaledImages(): void {
  keepScaledIn("scaled-images")
}

/** Keeps scaled images in a cache folder. gatsby-plugin-sharp would scale them again in every build, as Gatsby's nodes are new. */
export function keepScaledIn(folder: string): void {
  replaceImageScaling((scale) => {
    store = openScaledImages(folder, `sharp@${sharp.versions.sharp}`, scale)
    return store.scaleOnce
  })
}

/** Removes the images that this build has not used. */
export function removeUnusedScaledImages(): void {
  store?.removeUnused()
}

/** `scaleOnce` scales an image to a size once, until the image, the options or `scaler` change. */
export function openScaledImages(folder: string, scaler: string, scale: Scale) {
  const cache = openCacheFolder(folder)
  const used = new Set<string>()

  const scaleOnce: Scale = async (job) => {
    const { inputPaths, outputDir, args } = job
    if (args.isLazy) return scale(job)
    const image = digestOf(readFileSync(inputPaths[0]?.path ?? ""))
    const missing: { name: string; output: string; operation: (typeof args.operations)[number] }[] = []
    for (const operation of args.operations) {
      const name = digestOf(JSON.stringify([image, operation.args, args.pluginOptions, scaler]))
      const output = path.join(outputDir, operation.outputPath)
      used.add(name)
      if (cache.has(name)) {
        mkdirSync(path.dirname(output), { recursive: true })
        copyFileSync(cache.pathOf(name), output)
      } else missing.push({ name, output, operation })
    }
    if (missing.length === 0) return
    await scale({ ...job, args: { ...args, operations: missing.map(({ operation }) => operation) } })
    for (const { name, output } of missing) cache.write(name, readFileSync(output))
  }

  return { scaleOnce, removeUnused: () => cache.keepOnly(used) }
}

function digestOf(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex")
}
