import type { ContentProblem } from "~/src/doctor/content-problem"
import { nearest } from "~/src/doctor/fields/nearest"
import { findIcon, ICON_SETS, iconNames, isInInstalledSet } from "~/src/doctor/icons/installed-icons"
import type { Position, YamlPath, YamlSource } from "~/src/doctor/readers/yaml-source"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"

/** An icon as the content names it, and where. */
export type NamedIcon = Position & { file: string; field: string; name: string }

/** The icons that the entries of a list name in their `icon` fields, e.g. of `profiles` (I1, I2). */
export function listIcons(file: string, source: YamlSource, list: string): NamedIcon[] {
  const entries = source.valueAt([list])
  if (!Array.isArray(entries)) return []
  return entries.flatMap((_entry, index) => {
    const at: YamlPath = [list, index, "icon"]
    const name = source.valueAt(at)
    if (typeof name !== "string" || !name.includes(":")) return []
    return [{ file, field: `${list}[${index}].icon`, name, ...source.positionOf(at) }]
  })
}

/** A name that an installed set does not have is told with the nearest one that it has (I1). */
export function checkInstalledIcon({ name, ...at }: NamedIcon): ContentProblem[] {
  if (!isInInstalledSet(name) || findIcon(name) !== null) return []
  const near = nearest(name, iconNames())
  const fix = near === undefined ? "look it up at https://icon-sets.iconify.design" : `did you mean ${near}?`
  return [{ ...at, found: `"${name}"`, expected: `the name of an icon in the sets ${ICON_SETS}`, fix }]
}

/** A name of a set that is not installed needs settings that say where browsers fetch it from (I2). */
export function checkForeignIcon({ name, ...at }: NamedIcon, site: SiteSettings | null): ContentProblem[] {
  const isFetched = site?.icons.ownPath !== undefined || site?.icons.service !== undefined
  // What is wrong with the settings themselves is told already.
  if (site === null || isFetched || isInInstalledSet(name)) return []
  const fix = "choose an icon of these sets, or set icons.ownPath or icons.service so that browsers fetch it"
  return [{ ...at, found: `"${name}"`, expected: `an icon of the installed sets ${ICON_SETS}`, fix }]
}
