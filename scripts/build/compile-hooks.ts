import { rmSync } from "node:fs"
import path from "node:path"
import { buildSync } from "esbuild"

/** The project's code for Gatsby. */
const HOOKS = ["gatsby-config", "gatsby-node"]

/**
 * Compiles the code for Gatsby in a build directory to JavaScript. Gatsby would compile TypeScript itself, with Parcel, which
 * takes twenty times as long (docs/decisions/0032).
 */
export function compileHooks(buildDir: string): void {
  const sources = HOOKS.map((name) => path.join(buildDir, `${name}.ts`))
  buildSync({
    entryPoints: sources,
    outdir: buildDir,
    absWorkingDir: path.resolve(buildDir),
    bundle: true,
    packages: "external",
    platform: "node",
    target: "node20",
  })
  for (const source of sources) rmSync(source)
}
