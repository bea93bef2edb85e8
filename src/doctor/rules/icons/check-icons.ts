import { type Diagnostic, formatValue, say } from "~/src/doctor/diagnostics/diagnostic"
import { didYouMean, nearestName } from "~/src/doctor/diagnostics/nearest-name"
import { type FieldSource, textsAt } from "~/src/doctor/readers/formats/field-source"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"

import { findIcon, ICON_SETS, iconNames, isInInstalledSet, similarIcon } from "./installed-icons"

/** Checks the icons that a file names: installed sets must have them (I1), others need settings that fetch them (I2). */
export function checkIcons(source: FieldSource, site: SiteSettings | null): Diagnostic[] {
  const icons = ["links", "profiles", "navigation", "footer"].flatMap((list) => textsAt(source, [list, "*", "icon"]))
  const isFetched = site?.icons.ownPath !== undefined || site?.icons.service !== undefined
  return icons.flatMap(({ name, place }) => {
    if (!name.includes(":") || findIcon(name) !== null) return []
    if (isInInstalledSet(name)) {
      const missing = `The installed sets ${ICON_SETS} have no icon ${formatValue(name)}.`
      const fix = didYouMean(nearestName(name, iconNames())) ?? "Look it up at https://icon-sets.iconify.design."
      return [{ ...place, ...say("icon-unknown", missing, fix) }]
    }
    // Only valid settings say whether browsers fetch it.
    if (site === null || isFetched) return []
    const message = `The icon ${formatValue(name)} is in no installed set.`
    const otherwise = `Choose an icon of the sets ${ICON_SETS}, or set icons.ownPath or icons.service so that browsers fetch it.`
    return [{ ...place, ...say("icon-unknown", message, didYouMean(similarIcon(name)) ?? otherwise) }]
  })
}
