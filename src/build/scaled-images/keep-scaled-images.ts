import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"

import { openScaledPictures } from "~/src/build/scaled-images/scaled-image-store"
import { replaceImageScaling } from "~/src/gatsby/replace-image-scaling"

/** Where scaled images are kept between builds. */
const STORE_FOLDER = path.join("node_modules", ".cache", "scaled-pictures")

let store: ReturnType<typeof openScaledPictures> | null = null

/** Gatsby's `onPreInit`: before its first job reads the function that scales images. */
export function keepScaledPictures(): void {
  keepScaledIn(STORE_FOLDER)
}

/** Keeps scaled images in a folder: Gatsby's nodes are new in every build, so gatsby-plugin-sharp would scale all of them again. */
export function keepScaledIn(folder: string): void {
  const { resolve } = createRequire(path.resolve("package.json"))
  const { version } = JSON.parse(readFileSync(resolve("sharp/package.json"), "utf8"))
  replaceImageScaling((scale) => {
    store = openScaledPictures(folder, `sharp@${version}`, scale)
    return store.scaleOnce
  })
}

/** Forgets the images that this build has not asked for. */
export function removeUnusedScaledPictures(): void {
  store?.removeUnused()
}
