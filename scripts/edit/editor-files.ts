import path from "node:path"

import { ROOT } from "~/scripts/command/folders"
import { sveltiaConfig } from "~/src/build/content-docs/editing/sveltia-config"
import { bundleEditor, editorAssets, editorPage, editorPolicy } from "~/src/build/editor/bundle-editor"
import { readFileBelow } from "~/src/doctor/readers/files/resolve-file"

import { presetStyle } from "./preset-images"

const ENTRY = path.join(ROOT, "scripts/edit/browser/start-editor.ts")

/** Nothing is requested of other hosts. */
export const POLICY = `${editorPolicy()}; frame-ancestors 'none'`

const STYLE = `<style>
#problems { position: fixed; inset: auto auto 1rem 1rem; z-index: 9999; max-width: 40rem; max-height: 50vh; overflow: auto; padding: .5rem 1rem; border-radius: .5rem; background: #7c2d12; color: #fff; font: 14px/1.5 system-ui; white-space: pre-wrap; overflow-wrap: anywhere }
#problems[hidden] { display: none }
#problems p { margin: .5rem 0 0 }
[data-key-path] > .problem { margin: .25rem 0 0; padding: .25rem .5rem; border-radius: .25rem; background: #7c2d12; color: #fff; font: 14px/1.5 system-ui; white-space: pre-wrap; overflow-wrap: anywhere }
${presetStyle()}
</style>
`
const BODY = `<script type="module" src="/start-editor.js"></script>
<aside role="status"><details id="problems" hidden><summary></summary><div></div></details></aside>
`

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
}

export type EditorFiles = (pathname: string) => { type: string; body: string | Uint8Array } | undefined

/** Bundles the editor. */
export async function editorFiles(): Promise<EditorFiles> {
  // The test backend keeps files in the browser; folder-handle.ts gives it those of this server.
  const config = sveltiaConfig({ name: "test-repo" }, { isLocal: true })
  const scripts = await bundleEditor({ entryPoints: [ENTRY] })
  const files = new Map<string, string | Uint8Array>([
    ["/", editorPage({ config, head: STYLE, body: BODY })],
    ...[...scripts].map(([file, content]) => [`/${file}`, content] as const),
  ])
  return (pathname) => {
    const [, asset] = /^\/assets\/([\w.-]+)$/.exec(pathname) ?? []
    const body = asset === undefined ? files.get(pathname) : readFileBelow(editorAssets(), asset)
    const ending = pathname === "/" ? ".html" : path.extname(pathname)
    return body == null ? undefined : { body, type: TYPES[ending] ?? "application/octet-stream" }
  }
}
