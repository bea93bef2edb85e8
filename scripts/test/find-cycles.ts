import path from "node:path"

type Imports = ReadonlyMap<string, readonly string[]>

/** Returns the groups whose members import each other, in one step or through others. */
export function findCycles(imports: Imports): string[][] {
  const reached = new Map([...imports.keys()].map((name) => [name, reachedFrom(name, imports)]))
  const isMutual = (a: string, b: string) => reached.get(a)?.has(b) === true && reached.get(b)?.has(a) === true
  const groups = [...imports.keys()].map((name) => [...imports.keys()].filter((other) => isMutual(name, other)).sort())
  return groups.filter(
    (group, index) => group.length > 1 && groups.findIndex(([first]) => first === group[0]) === index,
  )
}

/** Returns what the files of each folder import from other folders. */
export function folderImports(imports: Imports): Imports {
  const folders = new Map<string, string[]>()
  for (const [file, targets] of imports) {
    const folder = path.dirname(file)
    const others = targets.map((target) => path.dirname(target)).filter((other) => other !== folder)
    folders.set(folder, [...(folders.get(folder) ?? []), ...others])
  }
  return folders
}

function reachedFrom(start: string, imports: Imports, reached = new Set<string>()): ReadonlySet<string> {
  for (const name of imports.get(start) ?? []) {
    if (!reached.has(name)) reachedFrom(name, imports, reached.add(name))
  }
  return reached
}
