import { rmSync } from "node:fs"
import path from "node:path"
import { buildSync } from "esbuild"

import { listFiles } from "~/scripts/command/list-files"
import { CARD_CODE } from "~/src/build/social-cards/card-file"

const HOOKS = ["gatsby-config", "gatsby-node"]
const FOR_NODE = { bundle: true, packages: "external", platform: "node", target: "node20" } as const
/** Folders that only this code imports. */
const HOOK_FOLDERS = ["src/build", "src/doctor"]

/**
 * Compiles the code for Gatsby in a build directory to JavaScript. Gatsby would compile TypeScript itself, with Parcel, which
 * takes twenty times as long (docs/decisions/0032).
 */
export function compileHooks(buildDir: string): void {
  const sources = HOOKS.map((name) => path.join(buildDir, `${name}.ts`))
  buildSync({ ...FOR_NODE, entryPoints: sources, outdir: buildDir, absWorkingDir: path.resolve(buildDir) })
  for (const source of sources) rmSync(source)
  // Gatsby would look for queries in them. The digests of social cards are those of the code that draws them.
  for (const file of HOOK_FOLDERS.flatMap((folder) => listFiles(path.join(buildDir, folder)))) {
    if (file.endsWith(".ts") && !file.startsWith(path.join(buildDir, CARD_CODE))) rmSync(file)
  }
}
