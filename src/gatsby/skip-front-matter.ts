import { createRequire } from "node:module"
import remarkPluginPackage from "gatsby-transformer-remark/package.json"

import { assertPatch } from "~/src/gatsby/patch-error"

/** Of a package of the transformer, not of this project. */
const ENGINES = "gray-matter/lib/engines"

type Engines = { yaml?: { parse?: unknown } }

/**
 * Makes gatsby-transformer-remark skip front matter: its parser follows an older version of YAML, and stops the build at what the content
 * check has accepted. The fields of nodes come from the content check.
 */
export function skipFrontMatter(): void {
  const engines: Engines = createRequire(require.resolve("gatsby-transformer-remark/package.json"))(ENGINES)
  const patch = { patch: "skip front matter", of: remarkPluginPackage, decision: "0002-one-markdown-pipeline" }
  assertPatch(typeof engines.yaml?.parse === "function", patch, "a parser of YAML in gray-matter")
  engines.yaml = { ...engines.yaml, parse: () => ({}) }
}
