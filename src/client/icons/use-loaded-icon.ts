import { useEffect, useState } from "react"

import { reportChunkError } from "~/src/client/report-chunk-error"

/** Returns an icon that the build does not have as a `data:` URL; null until it is loaded, or if it cannot be (I2). */
export function useLoadedIcon(name: string): string | null {
  const [icon, setIcon] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    // The condition is a constant, so a build whose settings name no source leaves this out.
    if (__ICON_SOURCES__ !== null) {
      import("~/src/client/icons/icon-loader")
        .then(({ loadIcon }) => loadIcon(name, __ICON_SOURCES__))
        .then((loaded) => isWanted && setIcon(loaded), reportChunkError)
    }
    return () => {
      isWanted = false
    }
  }, [name])
  return icon
}
