import { getIconData, iconToHTML, iconToSVG } from "@iconify/utils"

import { request } from "~/src/client/request"
import type { IconSources } from "~/src/lib/icons/icon-data"

const ICON_TIMEOUT_MS = 1500

type IconLoaderOptions = {
  /** Where icons are requested, in this order. */
  bases: readonly string[]
  fetchSet: (url: string) => Promise<unknown>
}

type Load = (name: string) => Promise<string | null>

let load: Load | undefined

/** Returns the `data:` URL of an icon, from the site's own path or else the public service; null if neither has it (I2). */
export function loadIcon(name: string, { ownPath, service }: IconSources): Promise<string | null> {
  load ??= createIconLoader({
    bases: [ownPath === undefined ? [] : `${__BASE_PATH__}${ownPath}`, service ?? []].flat(),
    fetchSet: (url) => request(url, { timeout: ICON_TIMEOUT_MS }),
  })
  return load(name)
}

/**
 * Returns a function that loads icons by name: those requested at the same time come in one request per set, from the first
 * place that has them (I2). Each is requested once; one that no place has is named in a warning.
 */
export function createIconLoader(options: IconLoaderOptions): Load {
  const loading = new Map<string, Promise<string | null>>()
  let batch: Promise<ReadonlyMap<string, string>> | undefined
  let names: string[] = []

  const loadBatch = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    const waiting = names
    names = []
    batch = undefined
    const icons = await loadIcons(waiting, options)
    const missing = waiting.filter((name) => !icons.has(name))
    if (missing.length > 0)
      console.warn(`Icons that could not be loaded leave their places empty: ${missing.join(", ")}`)
    return icons
  }
  const request = async (name: string) => {
    names.push(name)
    batch ??= loadBatch()
    return (await batch).get(name) ?? null
  }

  return (name) => {
    const icon = loading.get(name) ?? request(name)
    loading.set(name, icon)
    return icon
  }
}

/** Returns the `data:` URLs of the icons that one of the places has, by name. */
async function loadIcons(
  names: readonly string[],
  { bases, fetchSet }: IconLoaderOptions,
): Promise<Map<string, string>> {
  const icons = new Map<string, string>()
  const prefixOf = (name: string) => name.split(":")[0] ?? ""
  const loadSet = async (prefix: string) => {
    for (const base of bases) {
      const missing = names.filter((name) => prefixOf(name) === prefix && !icons.has(name))
      if (missing.length === 0) return
      const wanted = missing.map((name) => name.slice(prefix.length + 1))
      // A failure is reported when no other place has the icon either.
      const set = await fetchSet(`${base}/${prefix}.json?icons=${wanted.join(",")}`).catch(() => null)
      for (const [index, name] of missing.entries()) {
        const url = dataUrlOf(set, wanted[index] ?? "")
        if (url !== null) icons.set(name, url)
      }
    }
  }
  await Promise.all([...new Set(names.map(prefixOf))].map(loadSet))
  return icons
}

/** Returns an icon of a set as a `data:` URL, which runs no script and cannot end the style around it. */
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
