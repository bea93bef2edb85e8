import { readStored, writeStored } from "~/src/client/browser-storage"
import { ownBuildId } from "~/src/client/freshness/own-build"
import { basePath } from "~/src/client/navigation/base-path"
import { request } from "~/src/client/request"
import { documentPath } from "~/src/lib/addresses/document-path"
import { type BuildManifest, manifestPath } from "~/src/lib/document/build-manifest"
import { MANIFEST_KEY } from "~/src/lib/privacy/stored-keys"

/** Time for what matters first, in milliseconds (F6). */
const PREFETCH_DELAY_MS = 1000

type Known = Pick<BuildManifest, "matcher" | "prerendered">

const NOTHING: Known = { matcher: {}, prerendered: [] }

let manifest: Promise<Known> | undefined

/** Returns the rules and pages of this build, fetched once per session; none when they cannot be had (F6, E4). */
export function buildManifest(): Promise<Known> {
  manifest ??= loadManifest()
  return manifest
}

/**
 * Returns whether the host may have a document at a path, which is decoded and inside the site: a page of this build, or any
 * path when the manifest cannot be had. Asking the host would cost a request for every unknown address (E4, P3).
 */
export async function hasDocument(path: string): Promise<boolean> {
  const { prerendered } = await buildManifest()
  return prerendered.length === 0 || prerendered.includes(documentPath(path))
}

/** Fetches the manifest soon after the app is ready, except on the slowest connections (F6). Returns its stop. */
export function startManifest(): () => void {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string } }
  if (connection?.effectiveType === "slow-2g") return () => undefined
  const timer = setTimeout(buildManifest, PREFETCH_DELAY_MS)
  return () => clearTimeout(timer)
}

async function loadManifest(): Promise<Known> {
  const id = ownBuildId()
  if (id === null) return NOTHING
  const stored = storedManifest(id)
  if (stored !== null) return stored
  try {
    const { matcher, prerendered } = asManifest(await request(`${basePath()}${manifestPath(id)}`))
    writeStored(MANIFEST_KEY, JSON.stringify({ id, matcher, prerendered }))
    return { matcher, prerendered }
  } catch (error) {
    console.error("The build manifest could not be fetched; going on without its rules.", error)
    return NOTHING
  }
}

/** Returns what an earlier document of this session has fetched; null for another build, or for what is no manifest. */
function storedManifest(id: string): Known | null {
  try {
    const stored: unknown = JSON.parse(readStored(MANIFEST_KEY) ?? "null")
    return (stored as { id?: unknown } | null)?.id === id ? asManifest(stored) : null
  } catch {
    return null
  }
}

function asManifest(value: unknown): Known {
  const { matcher, prerendered } = (value ?? {}) as Partial<BuildManifest>
  if (typeof matcher !== "object" || matcher === null || !Array.isArray(prerendered)) {
    throw new Error("What the host answered is no manifest.")
  }
  return { matcher, prerendered }
}
