import { createHash } from "node:crypto"
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"

import { writeWhole } from "~/src/build/write-whole"
import type { Scale } from "~/src/gatsby/replace-image-scaling"

/**
 * Remembers what `scale` has made: a version is made once, until the picture, what is asked of it, or `maker` changes.
 * `removeUnused` forgets what nobody has asked for since the store was opened.
 */
export function openScaledPictures(folder: string, maker: string, scale: Scale) {
  const used = new Set<string>()

  const scaleOnce: Scale = async (job) => {
    const { inputPaths, outputDir, args } = job
    if (args.isLazy) return scale(job)
    const picture = readFileSync(inputPaths[0]?.path ?? "")
    const digest = createHash("sha256").update(picture).digest("hex")
    const files = args.operations.map((operation) => {
      const asked = JSON.stringify([digest, operation.args, args.pluginOptions, maker])
      const name = createHash("sha256").update(asked).digest("hex")
      used.add(name)
      return { operation, kept: path.join(folder, name), output: path.join(outputDir, operation.outputPath) }
    })
    const missing = files.filter(({ kept }) => !existsSync(kept))
    for (const { kept, output } of files.filter((file) => !missing.includes(file))) {
      mkdirSync(path.dirname(output), { recursive: true })
      copyFileSync(kept, output)
    }
    if (missing.length === 0) return
    await scale({ ...job, args: { ...args, operations: missing.map(({ operation }) => operation) } })
    mkdirSync(folder, { recursive: true })
    for (const { kept, output } of missing) writeWhole(kept, readFileSync(output))
  }

  const removeUnused = () => {
    if (!existsSync(folder)) return
    for (const file of readdirSync(folder)) if (!used.has(file)) rmSync(path.join(folder, file), { force: true })
  }

  return { scaleOnce, removeUnused }
}
