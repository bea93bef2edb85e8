import { run } from "~/scripts/command/spawn-program"
import { escapeXml } from "~/src/build/escape-xml"
import { readEntry } from "~/src/doctor/readers/content/read-entry"
import { contentKind } from "~/src/doctor/readers/files/content-folder"
import { resolveFile } from "~/src/doctor/readers/files/resolve-file"
import { pagePath } from "~/src/doctor/schemas/page-schemas"
import { entryPath } from "~/src/lib/addresses/entry-paths"

/** The site as `npm start` serves it. */
export type PreviewSite = { origin: string; isRunning: () => Promise<boolean>; start: () => void }

export function previewSite(port: number): PreviewSite {
  const origin = `http://localhost:${port}`
  let isStarted = false
  return {
    origin,
    isRunning: async () => (await fetch(origin, { method: "HEAD" }).catch(() => null)) !== null,
    start() {
      if (isStarted) return
      isStarted = true
      void run("npm", ["start", "--", "--port", String(port)]).finally(() => {
        isStarted = false
      })
    },
  }
}

/**
 * Returns the path of the page that shows a file, by its name in `preview_path`; null if there is none.
 * @example previewedPage(root, "projects/loom") → "/projects/a-loom-for-numbers"
 */
export function previewedPage(root: string, name: string): string | null {
  const files = [`${name}.md`, `pages/${name}.md`, `${name}/index.md`]
  const kinds = files.filter((file) => resolveFile(root, file).kind === "file").map(contentKind)
  const found = kinds.find((kind) => kind !== null)
  if (found?.kind === "page") return pagePath(found.name)
  return found ? entryPath(found.collection, readEntry(root, found.collection, found.folder).claims[0].name) : null
}

/** Returns a page that leads to a page of the site, and waits until it runs; it starts the site unless it is already waiting. */
export async function openPreview(path: string, site: PreviewSite, { isWaiting }: { isWaiting: boolean }) {
  const isRunning = await site.isRunning()
  if (!isRunning && !isWaiting) site.start()
  // No redirect: Sveltia asks for this page, too, and its policy allows no other origin.
  const refresh = isRunning ? `0; url=${site.origin}${path}` : "2; url=?waiting"
  return `<!doctype html>
<meta charset="utf-8">
<meta http-equiv="refresh" content="${escapeXml(refresh)}">
<title>Preview</title>
<p>The page opens here when npm start has prepared the site: the terminal shows its steps.</p>
`
}
