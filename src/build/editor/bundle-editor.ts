import path from "node:path"
import { type BuildOptions, build } from "esbuild"

import { patchSveltia } from "./patch-sveltia"

/** The editor adds style elements, and scales pictures with WebAssembly. */
export function editorPolicy({ requests = "", pictures = "" } = {}): string {
  return `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self' blob: data:${pictures}; media-src 'self' blob:; connect-src 'self' blob: data:${requests}; worker-src 'self' blob:; base-uri 'none'; form-action 'none'`
}

/** Bundles a script with Sveltia CMS. Returns the files that belong into one folder, by their names. */
export async function bundleEditor(options: BuildOptions): Promise<Map<string, Uint8Array>> {
  const { outputFiles } = await build({
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    outdir: process.cwd(),
    logLevel: "error",
    plugins: [patchSveltia],
    ...options,
    write: false,
  })
  return new Map(outputFiles.map(({ path: file, contents }) => [path.basename(file), contents]))
}

/** Returns the folder of fonts and other files that the editor loads from `assets`, beside its scripts. */
export function editorAssets(): string {
  return path.join(path.dirname(require.resolve("@sveltia/cms")), "assets")
}

/** Without the buttons above a text, which Sveltia disables in the mode that keeps Markdown as it is. */
export function editorPage({ config, head, body = "" }: { config: object; head: string; body?: string }): string {
  const json = JSON.stringify({ ...config, load_config_file: false }).replaceAll("<", "\\u003c")
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Edit the content</title>
<link rel="icon" href="data:,">
<style>[data-field-type=markdown] [role=toolbar] { display: none !important }</style>
${head}<script type="application/json" id="config">${json}</script>
${body}</html>
`
}
