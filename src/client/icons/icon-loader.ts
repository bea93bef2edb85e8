import { getIconData, iconToHTML, iconToSVG } from "@iconify/utils"

type IconSet = Parameters<typeof getIconData>[0]

type IconLoaderOptions = {
  /** Where icons are asked for, in this order. */
  bases: readonly string[]
  fetchSet: (url: string) => Promise<unknown>
  warn: (message: string) => void
}

type Load = (name: string) => Promise<string | null>

/**
 * Loads icons by name: those asked for at the same time come in one request per set, from the first place that has them
 * (I2). Returns a `data:` address of the drawing, or null where no place has it. Each icon is asked for once, and named in one
 * warning if it fails.
 */
export function createIconLoader({ bases, fetchSet, warn }: IconLoaderOptions): Load {
  const asked = new Map<string, Promise<string | null>>()
  let waiting = new Map<string, (url: string | null) => void>()

  const loadWaiting = async () => {
    const batch = waiting
    waiting = new Map()
    const sets = await Promise.all(
      [...bySet(batch.keys())].map(([prefix, icons]) => loadSet(prefix, icons, { bases, fetchSet })),
    )
    const drawings = new Map(sets.flatMap((set) => [...set]))
    const missing = [...batch.keys()].filter((name) => !drawings.has(name))
    if (missing.length > 0) warn(`Icons that could not be loaded leave their places empty: ${missing.join(", ")}`)
    for (const [name, answer] of batch) answer(drawings.get(name) ?? null)
  }

  return (name) => {
    const earlier = asked.get(name)
    if (earlier !== undefined) return earlier
    if (waiting.size === 0) setTimeout(loadWaiting)
    const drawing = new Promise<string | null>((resolve) => waiting.set(name, resolve))
    asked.set(name, drawing)
    return drawing
  }
}

async function loadSet(
  prefix: string,
  icons: readonly string[],
  { bases, fetchSet }: Pick<IconLoaderOptions, "bases" | "fetchSet">,
): Promise<Map<string, string>> {
  const drawings = new Map<string, string>()
  for (const base of bases) {
    const missing = icons.filter((icon) => !drawings.has(`${prefix}:${icon}`))
    if (missing.length === 0) break
    // What goes wrong here is told when no other place has the icon either.
    const set = await fetchSet(`${base}/${prefix}.json?icons=${missing.join(",")}`).catch(() => null)
    for (const icon of missing) {
      const url = drawingOf(set, icon)
      if (url !== null) drawings.set(`${prefix}:${icon}`, url)
    }
  }
  return drawings
}

/** The `data:` address of a drawing, in which nothing runs and which no style can be broken out of. */
function drawingOf(set: unknown, icon: string): string | null {
  try {
    const data = getIconData(set as IconSet, icon)
    if (typeof data?.body !== "string") return null
    const { body, attributes } = iconToSVG(data, { width: "auto", height: "auto" })
    return `data:image/svg+xml,${encodeURIComponent(iconToHTML(body, attributes)).replaceAll("'", "%27")}`
  } catch {
    // What came is not in Iconify's format.
    return null
  }
}

function bySet(names: Iterable<string>): Map<string, string[]> {
  const sets = new Map<string, string[]>()
  for (const name of names) {
    const [prefix = "", icon = ""] = name.split(":")
    sets.set(prefix, [...(sets.get(prefix) ?? []), icon])
  }
  return sets
}
