import { createRequire } from "node:module"
import path from "node:path"
import gatsbyPackage from "gatsby/package.json"

import { assertPatch } from "~/src/gatsby/patch-error"

type Reporter = { _renderPageTree?: (pages: object) => void }

/** Hides the list of components and the legend at the end of a build: `npm run build` prints what it wrote. */
export function hidePageList(reporter: Reporter = gatsbyReporter()): void {
  const patch = { patch: "hide the page list", of: gatsbyPackage, decision: "0041-end-of-a-build" }
  assertPatch(typeof reporter._renderPageTree === "function", patch, "a function “_renderPageTree” in its reporter")
  reporter._renderPageTree = () => undefined
}

/** The reporter is in a package that Gatsby depends on. */
function gatsbyReporter(): Reporter {
  const requireFrom = (file: string) => createRequire(file)
  const gatsby = requireFrom(path.resolve("package.json")).resolve("gatsby/package.json")
  return requireFrom(gatsby)("gatsby-cli/lib/reporter")
}
