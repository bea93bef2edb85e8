/** `builds/latest.json`: the build on the host (F1). */
export type LatestBuild = { id: string; timestamp: number }

/** `builds/meta/{id}.json`: the pages and rules of a build (F1). */
export type BuildManifest = LatestBuild & {
  /** Rules by path: the redirects of renamed pages. */
  matcher: Record<string, { redirect: string }>
  /** The paths of all pages, and of the documents that the owner put below `static/`. */
  prerendered: string[]
}

export const LATEST_BUILD_PATH = "/builds/latest.json"

export function manifestPath(id: string): string {
  return `/builds/meta/${id}.json`
}

/** The name of the meta element that holds the id of the page's build. */
export const BUILD_ID_META = "build-id"
