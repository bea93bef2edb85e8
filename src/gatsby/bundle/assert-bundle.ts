import type { Compilation, Module, WebpackPluginInstance } from "webpack"

import { REPLACEMENTS, SOURCE_PATCHES } from "~/src/gatsby/bundle/module-patches"
import { patchError } from "~/src/gatsby/patch-error"

type SourceModule = Module & { resource?: string; modules?: Iterable<Module> }

/** Stops the build when the finished bundle does not show what the patches of module-patches.ts are for. */
export const assertBundle: WebpackPluginInstance = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("AssertBundle", (compilation) => {
      compilation.hooks.afterSeal.tap("AssertBundle", () => {
        const sources = [...bundledModules(compilation)].map(
          ([file, module]) => [file, String(module.originalSource()?.source() ?? "")] as const,
        )
        compilation.errors.push(
          ...bundleErrors(new Map(sources)).map(({ message }) => new compiler.webpack.WebpackError(message)),
        )
      })
    })
  },
}

/** Returns an error for each patch whose effect the modules of a bundle, given by their files, do not show. */
export function bundleErrors(sources: ReadonlyMap<string, string>): Error[] {
  const modules = [...sources].map(([file, source]) => ({ file: file.replaceAll("\\", "/"), source }))
  return [
    ...SOURCE_PATCHES.flatMap(({ file, result, ...patch }) => {
      const patched = modules.filter((module) => file.test(module.file))
      const isPatched = patched.length > 0 && patched.every(({ source }) => result.test(source))
      return isPatched ? [] : [patchError(patch, `modules ${file} that each match ${result}`)]
    }),
    ...REPLACEMENTS.flatMap(({ by, gone, ...patch }) => {
      const isLeft = modules.some(({ file }) => gone.test(file))
      const isReplaced = by === null || modules.some(({ file }) => file.endsWith(`/src/gatsby/browser/${by}`))
      return !isLeft && isReplaced ? [] : [patchError(patch, `${by ?? "no module"} in place of ${gone}`)]
    }),
  ]
}

/** Returns the modules of all chunks by their file. A module that webpack has concatenated is inside another one. */
export function bundledModules({ modules, chunkGraph }: Compilation): Map<string, Module> {
  const inChunks = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
  return new Map(inChunks.flatMap(filesOf))
}

function filesOf(module: SourceModule): [string, Module][] {
  const inner = [...(module.modules ?? [])].flatMap(filesOf)
  return module.resource === undefined ? inner : [[module.resource, module], ...inner]
}
