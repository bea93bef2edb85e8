import { type Diagnostic, formatValue } from "~/src/doctor/diagnostic"
import { didYouMean, nearestName } from "~/src/doctor/fields/nearest-name"
import type { NamedText } from "~/src/doctor/readers/field-source"
import { projectPath } from "~/src/lib/addresses/paths"
import { matchRoute } from "~/src/lib/navigation/routes"
import { tagSlug } from "~/src/lib/projects/tags"

type Expected = {
  known: readonly string[]
  /** What a known name is, e.g. “the slug of a project”. */
  what: string
  /** The fix when no known name is near. */
  otherwise: string
}

/** Reports names of jobs and projects that do not exist. */
export function checkReferences(names: readonly NamedText[], { known, what, otherwise }: Expected): Diagnostic[] {
  return names.flatMap(({ name, ...place }) => {
    if (known.includes(name)) return []
    const near = nearestName(name, known) ?? (known.length === 1 ? known[0] : undefined)
    const message = `${formatValue(name)} is not ${what}.`
    return [{ ...place, message, fix: near === undefined ? otherwise : didYouMean(near) }]
  })
}

/**
 * Reports each slug or alias that two projects claim or that belongs to another page. The field of a claim is `slug` or an entry
 * of `aliases`.
 */
export function checkSlugClaims(claims: readonly NamedText[]): Diagnostic[] {
  const owners = new Map<string, NamedText>()
  // A former slug never takes an address from a project that has it now.
  const slugsFirst = claims.toSorted((a, b) => Number(b.field === "slug") - Number(a.field === "slug"))
  return slugsFirst.flatMap((claim): Diagnostic[] => {
    const { name, ...place } = claim
    const report = (message: string, slugFix: string) => [
      { ...place, message, fix: place.field === "slug" ? slugFix : `Remove ${place.field}.` },
    ]
    if ((matchRoute(projectPath(name))?.route.path ?? PROJECT_ROUTE) !== PROJECT_ROUTE) {
      return report(`${projectPath(name)} is the address of another page.`, "Change the slug, or rename the folder.")
    }
    const owner = owners.get(name) ?? claim
    owners.set(name, owner)
    if (owner === claim) return []
    const taken = owner.file === place.file ? `is ${owner.field} already` : `belongs to ${owner.file}`
    return report(`${formatValue(name)} ${taken}.`, "Change the slug of one of the two, or rename its folder.")
  })
}

const PROJECT_ROUTE = projectPath("[name]")

/** Warns about a tag that differs from a more frequent one only in case, spaces or punctuation. */
export function checkTagSpelling(tags: readonly NamedText[]): Diagnostic[] {
  const spellings = new Map<string, string[]>()
  const keyOf = (name: string) => tagSlug(name).replaceAll("-", "")
  for (const { name } of tags) spellings.set(keyOf(name), [...(spellings.get(keyOf(name)) ?? []), name])
  return tags.flatMap(({ name, ...place }): Diagnostic[] => {
    const all = spellings.get(keyOf(name)) ?? []
    const timesOf = (spelling: string) => all.filter((other) => other === spelling).length
    const [usual = name] = all.toSorted((a, b) => timesOf(b) - timesOf(a))
    if (usual === name) return []
    const message = `The tag ${formatValue(name)} has another spelling elsewhere.`
    return [{ severity: "warning", ...place, message, fix: `Write ${formatValue(usual)}.` }]
  })
}
