import { useEffect, useState } from "react"

import { reportChunkError } from "~/src/client/report-chunk-error"

/** Returns an icon that the build does not have as a `data:` URL; null until it is loaded, or if it cannot be (I2). */
export function useLoadedIcon(name: string): string | null {
  const [icon, setIcon] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    // In a branch on a constant, so that a build leaves out what the settings do not name.
    if (__ICON_SOURCES__ !== null) {
      const sources = __ICON_SOURCES__
      import("~/src/client/icons/icon-loader")
        .then(({ loadIcon }) => loadIcon(name, sources))
        .then((loaded) => isWanted && setIcon(loaded), reportChunkError)
    }
    return () => {
      isWanted = false
    }
  }, [name])
  return icon
}
