import { ownBuildId } from "~/src/client/freshness/own-build"
import { basePath } from "~/src/client/navigation/base-path"
import { request } from "~/src/client/request"
import { type BuildManifest, manifestPath } from "~/src/lib/build-manifest"
import { documentPath } from "~/src/lib/document-path"

/** Time for what matters first, in milliseconds (F6). */
const PREFETCH_DELAY_MS = 1000

type Known = Pick<BuildManifest, "matcher" | "prerendered">

const NOTHING: Known = { matcher: {}, prerendered: [] }

let manifest: Promise<Known> | undefined

/** The rules and pages of this build, fetched once per visit; none when they cannot be had (F6, E4). */
export function buildManifest(): Promise<Known> {
  manifest ??= fetchManifest()
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

async function fetchManifest(): Promise<Known> {
  const id = ownBuildId()
  if (id === null) return NOTHING
  try {
    const { matcher, prerendered } = await request<BuildManifest>(`${basePath()}${manifestPath(id)}`)
    return { matcher: matcher ?? {}, prerendered: prerendered ?? [] }
  } catch (error) {
    console.error("The build manifest could not be fetched; going on without its rules.", error)
    return NOTHING
  }
}
