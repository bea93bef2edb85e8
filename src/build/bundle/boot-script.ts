import { buildSync } from "esbuild"

/** Calls the bundled function: importing a file of the project has no side effect. */
const ENTRY = 'import { boot } from "~/src/app/boot"; boot(document.currentScript)'

/** Returns the inline script of every page: `src/app/boot.ts` with all it imports, minified. */
export function bootScript(): string {
  const { outputFiles } = buildSync({
    stdin: { contents: ENTRY, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    write: false,
  })
  const code = outputFiles[0]?.text.trim() ?? ""
  // The text of a script element ends at the first of these, whatever it means in the code.
  if (code === "" || /<\/script|<!--/i.test(code)) throw new Error("The boot script cannot be put into a page inline.")
  return code
}
