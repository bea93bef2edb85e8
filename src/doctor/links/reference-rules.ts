import { type Diagnostic, formatValue } from "~/src/doctor/diagnostic"
import { didYouMean, nearestName } from "~/src/doctor/fields/nearest-name"
import type { NamedText } from "~/src/doctor/readers/field-source"
import { projectPath } from "~/src/lib/addresses/paths"
import { matchRoute, ROUTES, type Route } from "~/src/lib/navigation/routes"
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
 * Reports slugs and former slugs that two projects claim, or that belong to another page. A claim is a name whose field is
 * `slug` or an entry of `aliases`.
 */
export function checkSlugClaims(claims: readonly NamedText[], routes: readonly Route[] = ROUTES): Diagnostic[] {
  const first = new Map<string, NamedText>()
  const isSlug = ({ field }: NamedText) => field === "slug"
  // A former slug never takes an address from a project that has it now.
  return [...claims.filter(isSlug), ...claims.filter((claim) => !isSlug(claim))].flatMap((claim): Diagnostic[] => {
    const { name, ...place } = claim
    const removal = `Remove ${place.field}.`
    const route = matchRoute(projectPath(name), routes)?.route.path ?? PROJECT_ROUTE
    if (route !== PROJECT_ROUTE) {
      const fix = isSlug(claim) ? "Change the slug, or rename the folder." : removal
      return [{ ...place, message: `${projectPath(name)} is the address of another page.`, fix }]
    }
    const other = first.get(name)
    if (other === undefined) {
      first.set(name, claim)
      return []
    }
    const owner = other.file === place.file ? `is ${other.field} already` : `belongs to ${other.file}`
    const fix = isSlug(claim) ? "Change the slug of one of the two, or rename its folder." : removal
    return [{ ...place, message: `${formatValue(name)} ${owner}.`, fix }]
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
