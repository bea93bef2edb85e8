import { readStoredJson, writeStored } from "~/src/client/browser-storage"
import { request } from "~/src/client/request"
import { BUILD_ID_META, type BuildManifest, manifestPath } from "~/src/lib/document/build-manifest"
import { MANIFEST_KEY } from "~/src/lib/privacy/stored-keys"

type Known = Pick<BuildManifest, "matcher" | "prerendered">

const NOTHING: Known = { matcher: {}, prerendered: [] }

let manifest: Promise<Known> | undefined

/** Returns the id of the build that this document came from; null while developing. */
export function ownBuildId(): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name=${BUILD_ID_META}]`)?.content ?? null
}

/** Returns the rules and pages of this build, fetched once per session; none if they cannot be fetched (F6, E4). */
export function buildManifest(): Promise<Known> {
  manifest ??= loadManifest()
  return manifest
}

async function loadManifest(): Promise<Known> {
  const id = ownBuildId()
  if (id === null) return NOTHING
  const stored = readStoredJson(MANIFEST_KEY)
  if (isManifest(stored) && stored.id === id) return stored
  try {
    const answer: unknown = await request(`${__BASE_PATH__}${manifestPath(id)}`)
    if (!isManifest(answer)) throw new Error("The answer is not a build manifest.")
    writeStored(MANIFEST_KEY, JSON.stringify(answer))
    return answer
  } catch (error) {
    console.error("The build manifest could not be fetched. Redirects of renamed pages do not work.", error)
    return NOTHING
  }
}

/** A page of another site on this host could have stored another manifest: only paths of this site count (P2). */
function isManifest(value: unknown): value is BuildManifest {
  const { matcher, prerendered } = Object(value) as Partial<BuildManifest>
  if (typeof matcher !== "object" || matcher === null || !Array.isArray(prerendered)) return false
  return [...prerendered, ...Object.values(matcher).map((rule) => Object(rule).redirect)].every(isPath)
}

/** Browsers ignore tabs and line ends in an address, and take a backslash for a slash. */
function isPath(path: unknown): boolean {
  return typeof path === "string" && /^\/(?![\s\\/])/.test(path)
}
