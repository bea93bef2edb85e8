import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import gatsbyPackage from "gatsby/package.json"
import type { Configuration, WebpackPluginInstance } from "webpack"

import { assertPatch } from "~/src/gatsby/patch-error"

const PATCH = {
  patch: "decide by one digest whether webpack’s cache is valid",
  of: gatsbyPackage,
  decision: "0032-build-times",
}

/** This project's code for Gatsby, as Gatsby has compiled it. */
const COMPILED = ["gatsby-config.js", "gatsby-node.js"].map((file) => path.join(".cache", "compiled", file))

/** They decide how everything else is compiled. A project file that `postcss.config.js` reads would have to be listed. */
const SETTINGS = ["package.json", "postcss.config.js"]

/** Keeps webpack from checking the files that loaders consist of: it reads their set once `done` has been called. */
const forgetLoaders: WebpackPluginInstance = {
  apply(compiler) {
    compiler.hooks.done.tap("ForgetLoaders", ({ compilation }) => compilation.buildDependencies.clear())
  },
}

/**
 * Lets one digest decide whether webpack's cache is still valid: of npm's record of what is installed, of the project's code for
 * Gatsby, and of settings. Otherwise webpack resolves and reads every file that any plugin or loader needs, 7 to 10 of the
 * 40 seconds of a cold build; it does so when npm has left no record.
 */
export function withOneDigest(config: Configuration): Configuration {
  const { cache, plugins = [] } = config
  assertPatch(COMPILED.every(existsSync), PATCH, `${COMPILED.join(" and ")}, the compiled code`)
  assertPatch(typeof cache === "object" && cache.type === "filesystem", PATCH, "a cache of type “filesystem”")
  const gatsby = createRequire(path.resolve("package.json")).resolve("gatsby/package.json")
  const installed = path.resolve(gatsby, "..", "..", ".package-lock.json")
  if (!existsSync(installed)) return config
  const digest = createHash("sha256")
  for (const file of [installed, ...COMPILED, ...SETTINGS]) digest.update(readFileSync(file)).update("\0")
  const version = digest.digest("hex")
  return {
    ...config,
    cache: { ...cache, version, buildDependencies: { defaultWebpack: [] } },
    plugins: [...plugins, forgetLoaders],
  }
}
