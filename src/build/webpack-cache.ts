import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import type { Configuration, WebpackPluginInstance } from "webpack"

/**
 * What decides how anything is compiled, besides what is installed: this project's own code for Gatsby, as Gatsby has compiled it, and
 * settings. A file of the project that `postcss.config.js` reads would have to be named here.
 */
const DECIDING = [
  path.join(".cache", "compiled", "gatsby-config.js"),
  path.join(".cache", "compiled", "gatsby-node.js"),
  "package.json",
  "postcss.config.js",
]

/**
 * Whether what webpack has kept still fits is told by one digest: of npm's note of what is installed, and of what decides. Left to
 * itself webpack finds out by resolving and reading every file that any plugin or loader needs, 7 to 10 of the
 * 40 seconds of a cold build. Null where npm has left no note; then it has to.
 */
export function cacheVersion(): string | null {
  const files = [installedNote(), ...DECIDING]
  if (!files.every((file) => existsSync(file))) return null
  const digest = createHash("sha256")
  for (const file of files) digest.update(readFileSync(file)).update("\0")
  return digest.digest("hex")
}

/** The kept compilation under that version, with nothing else to be looked at. */
export function versionedCache(cache: Configuration["cache"], version: string): Configuration["cache"] {
  if (typeof cache !== "object" || cache.type !== "filesystem") return cache
  return { ...cache, version, buildDependencies: { defaultWebpack: [] } }
}

/** Keeps webpack from looking at what loaders are made of: it reads their set once `done` has been called. */
export const forgetLoaders: WebpackPluginInstance = {
  apply(compiler) {
    compiler.hooks.done.tap("ForgetLoaders", ({ compilation }) => compilation.buildDependencies.clear())
  },
}

function installedNote(): string {
  const gatsby = createRequire(path.resolve("package.json")).resolve("gatsby/package.json")
  return path.resolve(gatsby, "..", "..", ".package-lock.json")
}
