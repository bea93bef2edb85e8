import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

import { sveltiaConfig } from "~/src/build/content-docs/editing/sveltia-config"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"

import { bundleEditor, editorAssets, editorPage, editorPolicy } from "./bundle-editor"

export const EDITOR_FOLDER = "admin"
const ENTRY = `import CMS from "@sveltia/cms"; CMS.init({ config: JSON.parse(document.querySelector("#config").textContent) })`

export function publishedEditorPolicy(): string {
  return editorPolicy({ requests: " https://api.github.com", pictures: " https://avatars.githubusercontent.com" })
}

/** Returns the files by their paths; none unless the settings ask for it. The editor's page has a policy of its own. */
export async function publishedEditor(
  { publish, repository, branch }: SiteSettings["editing"],
  basePath: string,
): Promise<Map<string, string | Buffer>> {
  if (!publish) return new Map()
  const config = sveltiaConfig({ name: "github", repo: repository, branch, auth_methods: ["token"] })
  const head = `<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="${publishedEditorPolicy()}">
`
  const body = `<script type="module" src="${basePath}/${EDITOR_FOLDER}/stdin.js"></script>\n`
  const scripts = await bundleEditor({ stdin: { contents: ENTRY, resolveDir: process.cwd() }, minify: true })
  const assets = readdirSync(editorAssets()).filter((file) => !file.endsWith(".map"))
  const files: (readonly [name: string, content: string | Buffer])[] = [
    ["index.html", editorPage({ config, head, body })],
    ["LICENSE.txt", readFileSync(path.join(editorAssets(), "../../LICENSE.txt"))],
    ...[...scripts].map(([file, content]) => [file, Buffer.from(content)] as const),
    ...assets.map((file) => [`assets/${file}`, readFileSync(path.join(editorAssets(), file))] as const),
  ]
  return new Map(files.map(([name, content]) => [`${EDITOR_FOLDER}/${name}`, content]))
}
