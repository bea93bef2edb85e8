import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"

import { openScaledPictures, type Scale } from "~/src/build/scaled-pictures/scaled-picture-store"

/** Where scaled pictures are kept between builds. */
const STORE_FOLDER = path.join("node_modules", ".cache", "scaled-pictures")

let store: ReturnType<typeof openScaledPictures> | null = null

/** Gatsby's `onPreInit`: before its first job takes hold of what scales pictures. */
export function keepScaledPictures(): void {
  keepScaledIn(STORE_FOLDER)
}

/** Stands in front of gatsby-plugin-sharp, which scales all pictures whenever Gatsby's nodes are new, as in every build. */
export function keepScaledIn(folder: string): void {
  const require = createRequire(path.resolve("package.json"))
  const jobs: { IMAGE_PROCESSING: Scale } = require("gatsby-plugin-sharp/gatsby-worker")
  const { version } = JSON.parse(readFileSync(require.resolve("sharp/package.json"), "utf8"))
  store = openScaledPictures(folder, `sharp@${version}`, jobs.IMAGE_PROCESSING)
  jobs.IMAGE_PROCESSING = store.scaleOnce
}

/** Forgets the pictures that this build has not asked for. */
export function removeUnusedScaledPictures(): void {
  store?.removeUnused()
}
