import { createRequire } from "node:module"
import gatsbyPackage from "gatsby/package.json"

import { assertPatch } from "~/src/gatsby/patch-error"

type Print = (text: string) => unknown
type Reporter = { _renderPageTree?: (pages: object) => void; warn?: Print; log?: Print }

/** A template without pages: a site without tags or projects has them. The second text explains the first. */
const UNUSED_TEMPLATE =
  /^The GraphQL query in the non-page component ".*[\\/]src[\\/]templates[\\/].*" will not be run|^\s*Exported queries are only executed for page components/

/**
 * Hides what Gatsby prints about its own work: the list of components and the legend at the end of a build, because `npm run build`
 * prints what it wrote, and warnings about templates that no page of this site needs.
 */
export function quietReporter(reporter: Reporter = gatsbyReporter()): void {
  const patch = { patch: "quiet the reporter", of: gatsbyPackage, decision: "0041-end-of-a-build" }
  const { warn, log, _renderPageTree } = reporter
  const fits = [warn, log, _renderPageTree].every((print) => typeof print === "function")
  assertPatch(fits, patch, "the functions “_renderPageTree”, “warn” and “log” in its reporter")
  const unlessUnused = (print: Print | undefined) => (text: string) =>
    UNUSED_TEMPLATE.test(text) ? undefined : print?.(text)
  Object.assign(reporter, { _renderPageTree: () => undefined, warn: unlessUnused(warn), log: unlessUnused(log) })
}

/** The reporter is in a package that Gatsby depends on. */
function gatsbyReporter(): Reporter {
  return createRequire(require.resolve("gatsby/package.json"))("gatsby-cli/lib/reporter")
}
