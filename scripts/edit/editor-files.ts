import path from "node:path"

import { ROOT } from "~/scripts/command/folders"
import { sveltiaConfig } from "~/src/build/content-docs/editing/sveltia-config"
import { bundleEditor, editorAssets, editorPage, editorPolicy } from "~/src/build/editor/bundle-editor"
import { readFileBelow } from "~/src/doctor/readers/files/resolve-file"
import { completeLook, PRESET_NAMES, type PresetName } from "~/src/lib/document/look"

const ENTRY = path.join(ROOT, "scripts/edit/browser/start-editor.ts")

/** Nothing is requested of other hosts. */
export const POLICY = `${editorPolicy()}; frame-ancestors 'none'`

const GREYS = { zinc: "#a1a1aa", stone: "#a8a29e", slate: "#94a3b8" }
const FONTS: Record<string, string> = { serif: "serif", grotesk: "sans-serif", mono: "monospace" }
/** Pictures and lines of text in 96 by 64 pixels. */
const WORKS = {
  list: "M8 28h18v12H8zM30 33h50v2H30zM8 46h18v12H8zM30 51h40v2H30z",
  grid: "M8 28h38v30H8zM50 28h38v30H50z",
  index: "M8 32h70v2H8zM8 42h60v2H8zM8 52h66v2H8z",
}

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

/** Returns the style that shows the look of each preset below its name in the editor. */
function presetStyle(): string {
  const ruleFor = (preset: PresetName) => {
    const { display, works, neutral } = completeLook({ preset })
    const image = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="64" fill="${GREYS[neutral]}"><rect width="96" height="64" fill="#fff"/><text x="8" y="20" font-family="${FONTS[display]}" font-size="14" font-weight="600" fill="#18181b">Aa</text><path d="${WORKS[works]}"/></svg>`
    return `[data-key-path="theme.preset"] [value="${preset}"] ~ label::after { content: url("data:image/svg+xml,${encodeURIComponent(image)}"); display: block }`
  }
  return PRESET_NAMES.map(ruleFor).join("\n")
}
