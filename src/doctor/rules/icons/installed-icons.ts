import { getIconData } from "@iconify/utils"
import { icons as lucide } from "@iconify-json/lucide"
import { icons as simpleIcons } from "@iconify-json/simple-icons"

import type { IconData, QueriedIcon } from "~/src/lib/icons/icon-data"

const SETS = new Map([
  ["lucide", lucide],
  ["simple-icons", simpleIcons],
])

/** What other sets call some icons. */
const SYNONYMS: Readonly<Record<string, string>> = { email: "mail", envelope: "mail", home: "house", website: "globe" }

export const ICON_SETS = [...SETS.keys()].join(" and ")

/** Returns an icon of the installed sets by its name, e.g. `lucide:house`; null for a name that they do not have (I1). */
export function findIcon(name: string): IconData | null {
  const [prefix = "", icon = ""] = name.split(":")
  const set = SETS.get(prefix)
  const data = set && getIconData(set, icon)
  if (!set || !data) return null
  return { body: data.body, width: data.width ?? set.width ?? 16, height: data.height ?? set.height ?? 16 }
}

/** Returns an icon of the content; only its name if its set is not installed (I2). Null without a name. */
export function iconData(name: string | undefined): QueriedIcon | null {
  return name === undefined ? null : { name, ...(findIcon(name) ?? { body: null, width: null, height: null }) }
}

/** Returns whether a name begins with an installed set, which need not have the icon (I2). */
export function isInInstalledSet(name: string): boolean {
  return SETS.has(name.split(":")[0] ?? "")
}

/** Returns the icon of an installed set that another set has under a similar name: `mdi:github`, `fab fa-github`. */
export function similarIcon(name: string): string | undefined {
  const plain = name
    .toLowerCase()
    .replace(
      /^.*[:\s]|\b(?:fab?|bi|ri|brand|logo|icon)-|-(?:fill|filled|line|outline|circle|square|icon|logo|alt|in)\b/g,
      "",
    )
  return [plain, SYNONYMS[plain]].flatMap((icon) => [`simple-icons:${icon}`, `lucide:${icon}`]).find(findIcon)
}

export function iconNames(): string[] {
  return [...SETS].flatMap(([prefix, { icons }]) => Object.keys(icons).map((icon) => `${prefix}:${icon}`))
}

/** Returns icons by name. Throws for a name that no installed set has, because such a name is a mistake in the code. */
export function findIcons(names: readonly string[]): Record<string, IconData> {
  return Object.fromEntries(
    names.map((name) => {
      const icon = findIcon(name)
      if (icon === null) throw new Error(`No installed icon set has "${name}".`)
      return [name, icon]
    }),
  )
}
