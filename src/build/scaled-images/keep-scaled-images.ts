import { createHash } from "node:crypto"
import { copyFileSync, mkdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"

import { openCacheFolder } from "~/src/build/cache-folder"
import { replaceImageScaling, type Scale } from "~/src/gatsby/replace-image-scaling"

let store: ReturnType<typeof openScaledImages> | null = null

/** Gatsby's `onPreInit`, which runs before the first job reads the function that scales images. */
export function keepScaledImages(): void {
  keepScaledIn("scaled-images")
}

/** Keeps scaled images in a cache folder. gatsby-plugin-sharp would scale them again in every build, as Gatsby's nodes are new. */
export function keepScaledIn(folder: string): void {
  const { resolve } = createRequire(path.resolve("package.json"))
  const { version } = JSON.parse(readFileSync(resolve("sharp/package.json"), "utf8"))
  replaceImageScaling((scale) => {
    store = openScaledImages(folder, `sharp@${version}`, scale)
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
    const versions = args.operations.map((operation) => {
      const name = digestOf(JSON.stringify([image, operation.args, args.pluginOptions, scaler]))
      used.add(name)
      return { operation, name, output: path.join(outputDir, operation.outputPath) }
    })
    const missing = versions.filter(({ name }) => !cache.has(name))
    for (const version of versions) {
      if (missing.includes(version)) continue
      mkdirSync(path.dirname(version.output), { recursive: true })
      copyFileSync(cache.pathOf(version.name), version.output)
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
