import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

import { ROOT } from "~/scripts/command/folders"
import { listFiles } from "~/scripts/command/list-files"

import { findCycles, folderImports } from "./find-cycles"
import { findForbiddenImports, IMPORTERS, readImports } from "./import-rules"

const files = [
  ...readdirSync(ROOT).filter((file) => /^gatsby-\w+\.tsx?$/.test(file)),
  ...["src", "scripts", "bench"].flatMap((folder) =>
    listFiles(path.join(ROOT, folder))
      .filter((file) => /\.([cm]?[jt]s|[jt]sx)$/.test(file) && !file.endsWith(".d.ts"))
      .map((file) => path.relative(ROOT, file).split(path.sep).join("/")),
  ),
]
const problems = files.flatMap((file) => findForbiddenImports(file, read(file)))
for (const [name, importers] of Object.entries(IMPORTERS)) {
  for (const file of importers) {
    const isImported = readImports(read(file)).some((imported) => `${imported}/`.startsWith(`${name}/`))
    if (!isImported) problems.push(`${file} does not import ${name}.`)
  }
}
const imports = new Map(files.filter((file) => !file.includes(".test.")).map((file) => [file, importedFiles(file)]))
for (const cycle of [...findCycles(imports), ...findCycles(folderImports(imports))])
  problems.push(`These import each other: ${cycle.join(", ")}`)
for (const problem of problems) console.error(problem)
console.log(
  `${files.length} files, ${problems.length} forbidden imports. The rules are in scripts/test/import-rules.ts.`,
)
process.exitCode = problems.length > 0 ? 1 : 0

function importedFiles(file: string): string[] {
  return readImports(read(file)).flatMap((name) => {
    const base = name.startsWith("~/") ? name.slice(2) : path.posix.join(path.posix.dirname(file), name)
    return files.find((other) => other.replace(/\.\w+$/, "") === base) ?? []
  })
}

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), "utf8")
}
