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

/**
 * Returns one digest that decides whether webpack's cache is still valid: of npm's record of what is installed, of the
 * project's code for Gatsby, and of settings. Without it webpack resolves and reads every file that any plugin or loader needs,
 * 7 to 10 of the 40 seconds of a cold build. Null when npm has left no record; webpack then decides itself.
 */
export function cacheVersion(): string | null {
  const isCompiled = COMPILED.every((file) => existsSync(file))
  assertPatch(isCompiled, PATCH, `${COMPILED.join(" and ")}, the compiled code`)
  const gatsby = createRequire(path.resolve("package.json")).resolve("gatsby/package.json")
  const installed = path.resolve(gatsby, "..", "..", ".package-lock.json")
  if (!existsSync(installed)) return null
  const digest = createHash("sha256")
  for (const file of [installed, ...COMPILED, ...SETTINGS]) digest.update(readFileSync(file)).update("\0")
  return digest.digest("hex")
}

/** Returns the configuration of a cache that is valid for that version, and depends on nothing else. */
export function versionedCache(cache: Configuration["cache"], version: string): Configuration["cache"] {
  assertPatch(typeof cache === "object" && cache.type === "filesystem", PATCH, "a cache of type “filesystem”")
  return { ...cache, version, buildDependencies: { defaultWebpack: [] } }
}

/** Keeps webpack from checking the files that loaders consist of: it reads their set once `done` has been called. */
export const forgetLoaders: WebpackPluginInstance = {
  apply(compiler) {
    compiler.hooks.done.tap("ForgetLoaders", ({ compilation }) => compilation.buildDependencies.clear())
  },
}
