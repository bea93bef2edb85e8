import type { Compilation, Module, WebpackPluginInstance } from "webpack"

import { REPLACEMENTS, SOURCE_PATCHES } from "~/src/gatsby/bundle/module-patches"
import { patchError } from "~/src/gatsby/patch-error"

type SourceModule = Module & { resource?: string; modules?: Iterable<Module> }

/** Stops the build when the bundle lacks a module that module-patches.ts changes, or has one that it replaces. */
export const assertBundle: WebpackPluginInstance = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("AssertBundle", (compilation) => {
      compilation.hooks.afterSeal.tap("AssertBundle", () => {
        const errors = bundleErrors(bundledFiles(compilation))
        compilation.errors.push(...errors.map(({ message }) => new compiler.webpack.WebpackError(message)))
      })
    })
  },
}

/** Returns an error for each patch that the files of a bundle do not fit. */
export function bundleErrors(files: readonly string[]): Error[] {
  const isBundled = (pattern: RegExp) => files.some((file) => pattern.test(file.replaceAll("\\", "/")))
  const unpatched = SOURCE_PATCHES.filter(({ file }) => !isBundled(file))
  const unreplaced = REPLACEMENTS.filter(({ gone }) => isBundled(gone))
  return [
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
