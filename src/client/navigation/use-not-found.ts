import { useEffect, useState } from "react"

import { buildManifest } from "~/src/client/freshness/build-manifest"
import { typedAddress } from "~/src/lib/addresses/address"
import { nearestPaths } from "~/src/lib/addresses/nearest-paths"
import { withoutBasePath } from "~/src/lib/addresses/paths"

/**
 * Returns the path that was requested, with query and hash as typed, and the pages with the most similar paths; none until they
 * are found. The path is null while hydrating: the error page is rendered once for all (R4).
 */
export function useNotFound({ pathname, search }: { pathname: string; search: string }) {
  const [found, setFound] = useState<{ path: string | null; nearest: readonly string[] }>({ path: null, nearest: [] })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router's path changes with the browser's, which is read
  useEffect(() => {
    // Read once: this page's own skip link changes the hash later.
    const { pathname: typed, hash } = window.location
    const path = typedAddress(withoutBasePath(typed, __BASE_PATH__) + search + hash)
    setFound({ path, nearest: [] })
    let isCurrent = true
    Promise.all([buildManifest(), import("fastest-levenshtein")]).then(
      ([{ matcher, prerendered }, { distance }]) => {
        const renamed = Object.fromEntries(Object.entries(matcher).map(([from, { redirect }]) => [from, redirect]))
        if (isCurrent) setFound({ path, nearest: nearestPaths(path, { paths: prerendered, renamed, distance }) })
      },
      // The page's other links are enough.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [pathname, search])
  return found
}
