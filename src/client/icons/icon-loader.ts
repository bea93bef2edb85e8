import { getIconData, iconToHTML, iconToSVG } from "@iconify/utils"

import { request } from "~/src/client/request"
import type { IconSources } from "~/src/lib/icons/icon-data"

const ICON_TIMEOUT_MS = 1500

let load: ReturnType<typeof createIconLoader> | undefined

/** Returns the `data:` URL of an icon, from the site's own path or else the public service; null if neither has it (I2). */
export function loadIcon(name: string, { ownPath, service }: IconSources): Promise<string | null> {
  const bases = [ownPath === undefined ? [] : `${__BASE_PATH__}${ownPath}`, service ?? []].flat()
  load ??= createIconLoader(bases, (url) => request(url, { timeout: ICON_TIMEOUT_MS }))
  return load(name)
}

/**
 * Returns a function that loads icons by name, each once. Icons that are needed at the same time share one request per set. Those
 * that the first of `bases` does not have are requested from the next; a warning names those that none has (I2).
 */
export function createIconLoader(bases: readonly string[], fetchSet: (url: string) => Promise<unknown>) {
  const loading = new Map<string, Promise<string | null>>()
  let batch: Promise<ReadonlyMap<string, string>> | undefined
  let names: string[] = []

  const loadBatch = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    const [waiting, icons] = [names, new Map<string, string>()]
    names = []
    batch = undefined
    const prefixes = new Set(waiting.map((name) => name.split(":")[0]))
    await Promise.all([...prefixes].map((prefix) => loadSet(`${prefix}:`, waiting, icons)))
    const missing = waiting.filter((name) => !icons.has(name)).join(", ")
    if (missing !== "") console.warn(`Icons that could not be loaded leave their places empty: ${missing}`)
    return icons
  }
  /** Adds the icons of one set, as `data:` URLs. */
  const loadSet = async (prefix: string, waiting: readonly string[], icons: Map<string, string>) => {
    for (const base of bases) {
      const missing = waiting.filter((name) => name.startsWith(prefix) && !icons.has(name))
      if (missing.length === 0) return
      const query = missing.map((name) => name.slice(prefix.length)).join(",")
      // No warning yet: the next source may have the icons.
      const set = await fetchSet(`${base}/${prefix.slice(0, -1)}.json?icons=${query}`).catch(() => null)
      for (const name of missing) {
        const url = dataUrlOf(set, name.slice(prefix.length))
        if (url !== null) icons.set(name, url)
      }
    }
  }
  const request = async (name: string) => {
    names.push(name)
    batch ??= loadBatch()
    return (await batch).get(name) ?? null
  }
  return (name: string) => {
    const icon = loading.get(name) ?? request(name)
    loading.set(name, icon)
    return icon
  }
}

/** Returns an icon of a set as a `data:` URL. Scripts in it do not run, and its quotes cannot end the style around it. */
function dataUrlOf(set: unknown, icon: string): string | null {
  try {
    const data = getIconData(set as Parameters<typeof getIconData>[0], icon)
    if (typeof data?.body !== "string") return null
    const { body, attributes } = iconToSVG(data, { width: "auto", height: "auto" })
    return `data:image/svg+xml,${encodeURIComponent(iconToHTML(body, attributes)).replaceAll("'", "%27")}`
  } catch {
    // The answer is not in Iconify's format.
    return null
  }
}
