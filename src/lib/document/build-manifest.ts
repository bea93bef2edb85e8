/** `builds/latest.json`: which build the host has (F1). */
export type LatestBuild = { id: string; timestamp: number }

/** `builds/meta/{id}.json`: what a build consists of (F1). */
export type BuildManifest = LatestBuild & {
  /** Rules by path; so far, where a renamed project is now. */
  matcher: Record<string, { redirect: string }>
  /** The paths of all pages, and of the documents that the owner put below `static/`. */
  prerendered: string[]
}

export const LATEST_BUILD_PATH = "/builds/latest.json"

/** Where the manifest of a build is (F1). */
export function manifestPath(id: string): string {
  return `/builds/meta/${id}.json`
}

/** The name of the meta element that tells a page which build it belongs to. */
export const BUILD_ID_META = "build-id"
