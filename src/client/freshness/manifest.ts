import { ownBuildId } from "~/src/client/freshness/own-build"
import { basePath } from "~/src/client/navigation/base-path"
import { request } from "~/src/client/request"
import { type BuildManifest, manifestPath } from "~/src/lib/build-manifest"

/** Time for what matters first, in milliseconds (F6). */
const PREFETCH_DELAY_MS = 1000

let manifest: Promise<Pick<BuildManifest, "matcher">> | undefined

/** The rules of this build, fetched once per visit; none when they cannot be had (F6, E4). */
export function buildManifest(): Promise<Pick<BuildManifest, "matcher">> {
  manifest ??= fetchManifest()
  return manifest
}

/** Fetches the manifest soon after the app is ready, except on the slowest connections (F6). Returns its stop. */
export function startManifest(): () => void {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string } }
  if (connection?.effectiveType === "slow-2g") return () => undefined
  const timer = setTimeout(buildManifest, PREFETCH_DELAY_MS)
  return () => clearTimeout(timer)
}

async function fetchManifest(): Promise<Pick<BuildManifest, "matcher">> {
  const id = ownBuildId()
  if (id === null) return { matcher: {} }
  try {
    const { matcher } = await request<BuildManifest>(`${basePath()}${manifestPath(id)}`)
    return { matcher: matcher ?? {} }
  } catch (error) {
    console.error("The build manifest could not be fetched; going on without its rules.", error)
    return { matcher: {} }
  }
}
