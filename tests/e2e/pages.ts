import { publishedPaths } from "~/tests/read-build"

import type { Build } from "./site"

/** One page of every kind that has a path of its own. */
export const PAGE_KINDS = [
  ...["/", "/projects", "/about", "/privacy"],
  ...["/projects/tide-tables", "/projects/tags", "/projects/tags/buildings"],
]

/** The paths of the project pages in a build. */
export function projectPaths(build: Build): string[] {
  return publishedPaths(build).filter((page) => /^\/projects\/(?!tags$|page$)[^/]+$/.test(page))
}
