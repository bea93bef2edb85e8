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

/** This project's code for Gatsby, as its commands (scripts/build/compile-hooks.ts) or Gatsby alone has compiled it. */
const COMPILED = ["gatsby-config.js", "gatsby-node.js"]
const DEVELOP_FOLDER = path.join(".cache", "compiled")

/** The settings that decide how code is compiled. If `postcss.config.js` imports a file of the project, list it here. */
const SETTINGS = ["package.json", "postcss.config.js"]

/** Keeps webpack from checking the files of loaders: it reads their list after the hook `done`. */
const forgetLoaders: WebpackPluginInstance = {
  apply(compiler) {
    compiler.hooks.done.tap("ForgetLoaders", ({ compilation }) => compilation.buildDependencies.clear())
  },
}

/**
 * Keeps webpack's cache valid while one digest is unchanged: that of npm's list of installed packages, the project's code for
 * Gatsby, and settings. Without that list, webpack reads every file of its plugins and loaders (7 to 10 s of a 40 s build).
 */
export function withOneDigest(config: Configuration): Configuration {
  const { cache, plugins = [] } = config
  const compiled = COMPILED.flatMap((file) => [file, path.join(DEVELOP_FOLDER, file)]).filter(existsSync)
  assertPatch(compiled.length === COMPILED.length, PATCH, `${COMPILED.join(" and ")}, the compiled code`)
  assertPatch(typeof cache === "object" && cache.type === "filesystem", PATCH, "a cache of type “filesystem”")
  const gatsby = createRequire(path.resolve("package.json")).resolve("gatsby/package.json")
  const installed = path.resolve(gatsby, "..", "..", ".package-lock.json")
  if (!existsSync(installed)) return config
  const digest = createHash("sha256")
  for (const file of [installed, ...compiled, ...SETTINGS]) digest.update(readFileSync(file)).update("\0")
  const version = digest.digest("hex")
  return {
    ...config,
    cache: { ...cache, version, buildDependencies: { defaultWebpack: [] } },
    plugins: [...plugins, forgetLoaders],
  }
}
