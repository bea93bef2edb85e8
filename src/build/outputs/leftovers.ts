import { GATSBY_FOLDERS, publicFiles, removePublic } from "~/src/build/public-files"

/** What the bundler tells Gatsby while it builds: no page asks for it, and it lists the sources. */
const BUILD_FILES = ["webpack.stats.json", "chunk-map.json"]

/** Removes what a build leaves in the site that is not for visitors: lists of the bundler, and sources. */
export function removeLeftovers(): void {
  for (const file of [...GATSBY_FOLDERS, ...BUILD_FILES, ...publicFiles(".js.map")]) removePublic(file)
}
