import { useEffect, useState } from "react"

import { buildManifest } from "~/src/client/freshness/build-manifest"
import { nearestPaths } from "~/src/lib/addresses/nearest-paths"

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
