import { readStoredJson, writeStored } from "~/src/client/browser-storage"
import { request, requestText } from "~/src/client/request"
import { documentPath } from "~/src/lib/addresses/paths"
import { BUILD_ID_META, type BuildManifest, manifestPath } from "~/src/lib/document/build-manifest"
import { MANIFEST_KEY } from "~/src/lib/privacy/stored-keys"

type Known = Pick<BuildManifest, "matcher" | "prerendered">

const NOTHING: Known = { matcher: {}, prerendered: [] }

let manifest: Promise<Known> | undefined

/** Returns the id of the build that this document came from; null while developing. */
export function ownBuildId(): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name=${BUILD_ID_META}]`)?.content ?? null
}

/**
 * Returns the data of a page as text. The address ends with the id of this document's build, so that a host or proxy that keeps
 * data for too long cannot answer with the data of another build (P1).
 */
export function fetchPayload(address: string): Promise<string> {
  const id = ownBuildId()
  return requestText(id === null ? address : `${address}?${id}`)
}

/** Returns the rules and pages of this build, fetched once per session; none if they cannot be fetched (F6, E4). */
export function buildManifest(): Promise<Known> {
  manifest ??= loadManifest()
  return manifest
}

/**
 * Returns whether the host may have a document at a decoded path inside the site: a page of this build, or any path when the
 * manifest is missing. Asking the host would cost a request for every unknown address (E4, P3).
 */
export async function hasDocument(path: string): Promise<boolean> {
  const { prerendered } = await buildManifest()
  return prerendered.length === 0 || prerendered.includes(documentPath(path))
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
