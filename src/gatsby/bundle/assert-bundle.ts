import type { Compilation, Module, WebpackPluginInstance } from "webpack"

import { REPLACEMENTS, SOURCE_PATCHES } from "~/src/gatsby/bundle/module-patches"
import { patchError } from "~/src/gatsby/patch-error"

/** The error of a module that a loader could not make. */
type BuildError = Error & { module?: SourceModule }
type SourceModule = Module & { resource?: string; modules?: Iterable<Module> }

/** Stops the build when module-patches.ts changes nothing in a module or misses it, or when the bundle has a module that it replaces. */
export const assertBundle: WebpackPluginInstance = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("AssertBundle", (compilation) => {
      compilation.hooks.afterSeal.tap("AssertBundle", () => {
        const unchanged = compilation.errors.flatMap((error) => (error as BuildError).module?.resource ?? [])
        const errors = bundleErrors(bundledFiles(compilation), unchanged)
        // Before the loader's own, which does not say what to do.
        compilation.errors.unshift(...errors.map(({ message }) => new compiler.webpack.WebpackError(message)))
      })
    })
  },
}

/** Returns an error for each patch that the files of a bundle do not fit; `unchanged` are those that could not be built. */
export function bundleErrors(files: readonly string[], unchanged: readonly string[] = []): Error[] {
  const isIn = (paths: readonly string[], pattern: RegExp) =>
    paths.some((file) => pattern.test(file.replaceAll("\\", "/")))
  const broken = SOURCE_PATCHES.filter(({ file }) => isIn(unchanged, file))
  const unpatched = SOURCE_PATCHES.filter(({ file }) => !isIn(files, file) && !isIn(unchanged, file))
  const unreplaced = REPLACEMENTS.filter(({ gone }) => isIn(files, gone))
  return [
    ...broken.map((patch) =>
      patchError(patch, `every one of ${Object.keys(patch.replacements).join(", ")} in ${patch.file}`),
    ),
    ...unpatched.map((patch) => patchError(patch, `a module ${patch.file}`)),
    ...unreplaced.map((patch) => patchError(patch, `no module ${patch.gone}`)),
  ]
}

/** Returns the files of the modules in all chunks. A module that webpack has concatenated is inside another one. */
export function bundledFiles({ modules, chunkGraph }: Compilation): string[] {
  const inChunks = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
  return inChunks.flatMap(filesOf)
}

function filesOf({ resource, modules = [] }: SourceModule): string[] {
  return [resource ?? [], [...modules].flatMap(filesOf)].flat()
}
