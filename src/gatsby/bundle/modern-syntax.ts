import { createRequire } from "node:module"
import path from "node:path"
import gatsbyPackage from "gatsby/package.json"

import { assertPatch, type Patch } from "~/src/gatsby/patch-error"

export const MODERN_SYNTAX: Patch = {
  patch: "keep ?. and ??",
  of: gatsbyPackage,
  decision: "0031-scripts-above-bare",
}
const NAMES = ["optional-chaining", "nullish-coalescing-operator"]

/** Lets scripts keep `?.` and `??`, which browsers have read since 2020. Gatsby's presets compile both, whatever the browsers. */
export function keepModernSyntax(): void {
  const require = createRequire(path.resolve("package.json"))
  for (const name of NAMES) {
    const compiling = require(`@babel/plugin-proposal-${name}`)
    const reading = require(`@babel/plugin-syntax-${name}`)
    const arePlugins = typeof compiling.default === "function" && typeof reading.default === "function"
    assertPatch(arePlugins, MODERN_SYNTAX, `plugins of Babel as the default exports of the two for ${name}`)
    compiling.default = reading.default
  }
}
