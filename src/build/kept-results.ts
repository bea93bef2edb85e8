import { hash, randomUUID } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"

import { openCacheFolder } from "~/src/build/cache-folder"

/** Hooks and all that they import, but for packages (`scripts/build/compile-hooks.ts`). */
const BUILD_CODE = "gatsby-node.js"
/** The file in which npm lists the packages of `node_modules` with their versions. */
const PACKAGES = path.resolve(require.resolve("sharp/package.json"), "../../.package-lock.json")

/** Opens what earlier builds made of inputs that have not changed. Other code or other packages may make something else of them. */
export function openResults(name: string) {
  const cache = openCacheFolder("results")
  const file = `${name}.json`
  const versions = [BUILD_CODE, PACKAGES].map(versionOf)
  const kept = (cache.readJson(file) ?? {}) as Record<string, unknown>
  const used: typeof kept = {}
  return {
    /** Returns the result for inputs, made now if no build has kept it. Both are values of JSON. */
    of<Result>(inputs: unknown, make: () => Result): Result {
      const digest = hash("sha256", JSON.stringify([versions, inputs]))
      used[digest] ??= kept[digest] ?? make()
      return used[digest] as Result
    },
    /** Keeps the results that this build has asked for. */
    keep: () => cache.write(file, JSON.stringify(used)),
  }
}

/** Returns a digest of a file. One that does not exist is never the same. */
function versionOf(file: string): string {
  return hash("sha256", existsSync(file) ? readFileSync(file) : randomUUID())
}
