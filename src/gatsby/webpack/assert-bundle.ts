import type { Compilation, Module, WebpackPluginInstance } from "webpack"

import { patchError } from "~/src/gatsby/patch-error"
import { MODERN_SYNTAX } from "~/src/gatsby/webpack/modern-syntax"
import { REPLACEMENTS, SOURCE_PATCHES } from "~/src/gatsby/webpack/module-patches"

const SYNTAX = { "an optional chain": /\w\?\.\w/, "a class": /\bclass \w+ extends\b/, "a spread": /[[,]\s*\.\.\.\w/ }

/** An error from a loader, with the module that it could not transform. */
type BuildError = Error & { module?: SourceModule }
type SourceModule = Module & { resource?: string; modules?: Iterable<Module> }

/** Stops the build when a patch of module-patches.ts has no effect: its module is missing, unchanged or not replaced. */
export const assertBundle: WebpackPluginInstance = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("AssertBundle", (compilation) => {
      compilation.hooks.afterSeal.tap("AssertBundle", () => {
        const unchanged = compilation.errors.flatMap((error) => (error as BuildError).module?.resource ?? [])
        const errors = [...bundleErrors(bundledFiles(compilation), unchanged), ...syntaxErrors(compilation.modules)]
        // These come first: the loader's own errors do not say what to do.
        compilation.errors.unshift(...errors.map(({ message }) => new compiler.webpack.WebpackError(message)))
      })
    })
  },
}

/** Returns an error for each patch without an effect on a bundle's files; `unchanged` are those that could not be built. */
export function bundleErrors(files: readonly string[], unchanged: readonly string[] = []): Error[] {
  const isIn = (paths: readonly string[], pattern: RegExp) =>
    paths.some((file) => pattern.test(file.replaceAll("\\", "/")))
  const errors = SOURCE_PATCHES.flatMap((patch) => {
    const { file, replacements } = patch
    if (isIn(unchanged, file))
      return patchError(patch, `every one of ${Object.keys(replacements).join(", ")} in ${file}`)
    return isIn(files, file) ? [] : patchError(patch, `a module ${file}`)
  })
  const unreplaced = REPLACEMENTS.filter(({ gone }) => isIn(files, gone))
  return [...errors, ...unreplaced.map((patch) => patchError(patch, `no module ${patch.gone}`))]
}

/** Returns an error for each syntax that no file of `src` has, because Babel has compiled it everywhere. */
export function syntaxErrors(modules: Iterable<Pick<Module, "originalSource"> & { resource?: string }>): Error[] {
  const own = [...modules].filter(({ resource = "" }) => /^(?!.*node_modules).*[\\/]src[\\/]/.test(resource))
  const scripts = own.map((module) => `${module.originalSource()?.source()}`)
  const missing = Object.entries(SYNTAX).filter(([, pattern]) => !scripts.some((script) => pattern.test(script)))
  return missing.map(([name]) => patchError(MODERN_SYNTAX, `${name} in a script`))
}

/** Returns the files of the modules in all chunks. A module that webpack has concatenated is inside another one. */
export function bundledFiles({ modules, chunkGraph }: Compilation): string[] {
  const inChunks = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
  return inChunks.flatMap(filesOf)
}

function filesOf({ resource, modules = [] }: SourceModule): string[] {
  return [resource ?? [], [...modules].flatMap(filesOf)].flat()
}
