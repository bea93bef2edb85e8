import { useEffect, useState } from "react"

import { buildManifest } from "~/src/client/freshness/build-manifest"
import { typedAddress } from "~/src/lib/addresses/address"
import { nearestPaths } from "~/src/lib/addresses/nearest-paths"
import { withoutBasePath } from "~/src/lib/addresses/paths"

/** Returns the path that was requested, with query and hash as typed. Null while hydrating: the error page is rendered once for all (R4). */
export function useRequestedPath({ pathname, search }: { pathname: string; search: string }): string | null {
  const [path, setPath] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router's path changes with the browser's, which is read
  useEffect(() => {
    // Read once: this page's own skip link changes the hash later.
    const { pathname: typed, hash } = window.location
    setPath(typedAddress(withoutBasePath(typed, __BASE_PATH__) + search + hash))
  }, [pathname, search])
  return path
}

/** Returns the pages whose paths are most like one that no page has; none until they are found. */
export function useNearestPaths(requested: string | null): readonly string[] {
  const [nearest, setNearest] = useState<readonly string[]>([])
  useEffect(() => {
    if (requested === null) return undefined
    let isCurrent = true
    Promise.all([buildManifest(), import("fastest-levenshtein")]).then(
      ([{ matcher, prerendered }, { distance }]) => {
        const renamed = Object.fromEntries(Object.entries(matcher).map(([from, { redirect }]) => [from, redirect]))
        if (isCurrent) setNearest(nearestPaths(requested, { paths: prerendered, renamed, distance }))
      },
      // The page's other links are enough.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [requested])
  return nearest
}
