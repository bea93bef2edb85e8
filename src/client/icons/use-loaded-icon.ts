import { useEffect, useState } from "react"

import { emitAppEvent } from "~/src/client/app-events"
import type { IconSources } from "~/src/lib/icons/icon-data"

/** From the settings; the build puts it here. Null when icons come from the installed sets only. */
declare const __ICON_SOURCES__: IconSources | null

/** The drawing of an icon that the build does not have, as a `data:` address; null until, and unless, it is there (I2). */
export function useLoadedIcon(name: string): string | null {
  const [drawing, setDrawing] = useState<string | null>(null)

  useEffect(() => {
    let isWanted = true
    // A branch, so that webpack leaves out what no setting asks for.
    if (__ICON_SOURCES__ !== null) {
      const sources = __ICON_SOURCES__
      import("~/src/client/icons/load-icon")
        .then(({ loadIcon }) => loadIcon(name, sources))
        .then(
          (loaded) => {
            if (isWanted) setDrawing(loaded)
          },
          (error: unknown) => emitAppEvent("chunk-error", { path: location.pathname, error }),
        )
    }
    return () => {
      isWanted = false
    }
  }, [name])

  return drawing
}
