import { buildSync } from "esbuild"

/** The file only exports the function, so the script has to call it. */
const ENTRY = 'import { boot } from "~/src/app/boot"; boot(document.currentScript)'

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
  // In HTML, either of these ends or changes the script element, even inside a string of the code.
  if (code === "" || /<\/script|<!--/i.test(code)) throw new Error("The boot script cannot be inlined into a page.")
  return code
}
