import { readFileSync } from "node:fs"
import path from "node:path"
import { build } from "esbuild"

import { ROOT } from "~/scripts/command/folders"
import { sveltiaConfig } from "~/src/build/content-docs/editing/sveltia-config"

/** Fonts and other files that the editor loads from beside its scripts. */
const ASSETS = path.join(ROOT, "node_modules/@sveltia/cms/npm/assets")
const ENTRY = path.join(ROOT, "scripts/edit/browser/start-editor.ts")

/** Nothing is requested of other hosts. */
export const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self' blob: data:; media-src 'self' blob:; connect-src 'self' blob: data:; worker-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
}

/** Returns a file of the editor by its path in the address. */
export type EditorFiles = (pathname: string) => { type: string; body: string | Uint8Array } | undefined

/** Bundles the editor. */
export async function editorFiles(): Promise<EditorFiles> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    outdir: ROOT,
    write: false,
    logLevel: "error",
  })
  // The test backend keeps files in the browser; working-tree.ts gives it those of this server.
  const config = { ...sveltiaConfig({ name: "test-repo" }, () => true), load_config_file: false }
  const files = new Map<string, string | Uint8Array>([
    ["/", page(config)],
    ...outputFiles.map(({ path: file, contents }) => [`/${path.basename(file)}`, contents] as const),
  ])
  return (pathname) => {
    const [, asset] = /^\/assets\/([\w.-]+)$/.exec(pathname) ?? []
    const body = asset === undefined ? files.get(pathname) : readFileSync(path.join(ASSETS, asset))
    const ending = pathname === "/" ? ".html" : path.extname(pathname)
    return body === undefined ? undefined : { body, type: TYPES[ending] ?? "application/octet-stream" }
  }
}

function page(config: object): string {
  const json = JSON.stringify(config).replaceAll("<", "\\u003c")
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Edit the content</title>
<link rel="icon" href="data:,">
<style>
#problems { position: fixed; inset: auto auto 1rem 1rem; z-index: 9999; max-width: 40rem; max-height: 50vh; overflow: auto; padding: .5rem 1rem; border-radius: .5rem; background: #7c2d12; color: #fff; font: 14px/1.5 system-ui; white-space: pre-wrap; overflow-wrap: anywhere }
#problems[hidden] { display: none }
#problems p { margin: .5rem 0 0 }
[data-key-path] > .problem { margin: .25rem 0 0; padding: .25rem .5rem; border-radius: .25rem; background: #7c2d12; color: #fff; font: 14px/1.5 system-ui; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<script type="application/json" id="config">${json}</script>
<script type="module" src="/start-editor.js"></script>
<aside role="status"><details id="problems" hidden><summary></summary><div></div></details></aside>
</html>
`
}
