import gatsbyPackage from "gatsby/package.json"

import { assertPatch, type Patch } from "~/src/gatsby/patch-error"

export const MODERN_SYNTAX: Patch = {
  patch: "keep ?., ??, classes and spreads",
  of: gatsbyPackage,
  decision: "0031-scripts-above-bare",
}
/** Babel's plugins that compile, each with the one that only reads the syntax; null where Babel reads it anyway. */
const PLUGINS = {
  "proposal-optional-chaining": "syntax-optional-chaining",
  "proposal-nullish-coalescing-operator": "syntax-nullish-coalescing-operator",
  "transform-classes": null,
  "transform-spread": null,
}

/** Lets scripts keep what browsers have read since 2020. Gatsby's presets compile it, whatever the browsers. */
export function keepModernSyntax(): void {
  for (const [compiler, reader] of Object.entries(PLUGINS)) {
    const compiling = require(`@babel/plugin-${compiler}`)
    const reading = reader === null ? () => ({}) : require(`@babel/plugin-${reader}`).default
    const arePlugins = typeof compiling.default === "function" && typeof reading === "function"
    assertPatch(arePlugins, MODERN_SYNTAX, `plugins of Babel as the default exports for ${compiler}`)
    compiling.default = reading
  }
}
