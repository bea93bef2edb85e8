import type { Compilation, Module } from "webpack"

type SourceModule = Module & { resource?: string; modules?: Iterable<Module> }

/** Returns the modules of all chunks by their file. A module that webpack has concatenated is inside another one. */
export function bundledModules({ modules, chunkGraph }: Compilation): Map<string, Module> {
  const inChunks = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
  return new Map(inChunks.flatMap(filesOf))
}

function filesOf(module: SourceModule): [string, Module][] {
  return [
    ...(module.resource === undefined ? [] : [[module.resource, module] as [string, Module]]),
    ...[...(module.modules ?? [])].flatMap(filesOf),
  ]
}
