import type { ContentProblem } from "~/src/doctor/diagnostic"
import type { Position } from "~/src/doctor/readers/yaml-source"
import { matchRoute } from "~/src/lib/match-route"
import { projectPath } from "~/src/lib/paths"
import { ROUTES, type Route } from "~/src/lib/routes"

/** Which addresses a file claims, also when something else in it is wrong. */
export type SlugClaim = Position & { slug: string; field: string; file: string }

/** Every address has one project: the second that claims it is told of the first, and so is one that a page has. */
export function checkSlugClaims(claims: readonly SlugClaim[], routes: readonly Route[] = ROUTES): ContentProblem[] {
  const first = new Map<string, SlugClaim>()
  // Names before former names: a former name never takes an address away from a project that has it now.
  const sorted = claims.toSorted((a, b) => Number(a.field !== "slug") - Number(b.field !== "slug"))
  return sorted.flatMap((claim) => {
    if (isReserved(claim.slug, routes)) return [tellReserved(claim)]
    const other = first.get(claim.slug)
    if (other !== undefined) return [tellTaken(claim, other)]
    first.set(claim.slug, claim)
    return []
  })
}

/** Whether the address is one that a page of the site has. */
function isReserved(slug: string, routes: readonly Route[]): boolean {
  return (matchRoute(projectPath(slug), routes)?.route.path ?? projectPath("[name]")) !== projectPath("[name]")
}

function tellReserved({ slug, ...at }: SlugClaim): ContentProblem {
  const expected = "a slug that is not the address of another page"
  const fix = at.field === "slug" ? "change the slug, or rename the folder" : `remove ${at.field}`
  return { ...at, found: `"${slug}", which is ${projectPath(slug)}`, expected, fix }
}

function tellTaken({ slug, ...at }: SlugClaim, other: SlugClaim): ContentProblem {
  const isSlug = at.field === "slug"
  const isOwn = other.file === at.file
  const found = `"${slug}", which ${isOwn ? `is ${other.field} already` : `${other.file} has too`}`
  const expected = isSlug ? "a slug of its own for each project" : "a former slug that no project has"
  const fix = isSlug ? "change the slug of one of the two, or rename its folder" : `remove ${at.field}`
  return { ...at, found, expected, fix }
}
