import { useEffect, useState } from "react"

import { buildManifest } from "~/src/client/freshness/manifest"
import { nearestPaths } from "~/src/lib/addresses/nearest-paths"

/** The pages nearest to a path that no page has; none until they are found. The list of pages is fetched only for this. */
export function useNearestPaths(asked: string | null): readonly string[] {
  const [nearest, setNearest] = useState<readonly string[]>([])
  useEffect(() => {
    if (asked === null) return
    let isCurrent = true
    Promise.all([buildManifest(), import("fastest-levenshtein")])
      .then(([{ matcher, prerendered }, { distance }]) => {
        const renamed = Object.fromEntries(Object.entries(matcher).map(([from, { redirect }]) => [from, redirect]))
        if (isCurrent) setNearest(nearestPaths(asked, { paths: prerendered, renamed, distance }))
      })
      // The links that are there anyway have to do.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [asked])
  return nearest
}
