import { useEffect } from "react"

import { writeStored } from "~/src/client/browser-storage"
import { withoutBasePath } from "~/src/lib/addresses/paths"
import { matchRoute } from "~/src/lib/navigation/routes"
import { ENTRY_ORDER_KEY } from "~/src/lib/privacy/stored-keys"

/** How many entries are stored: visitors go on to the next ones, not to those far away. */
const STORED_AROUND = 200

/** Stored for the build's own order, which every entry's page already has. */
const NO_ORDER: readonly { path: string }[] = []

/** Stores the order of a list when one of its entries is opened. Omit `entries` if that is the build's own order. */
export function useEntryOrder(entries = NO_ORDER): void {
  useEffect(() => {
    const remember = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("main article a[href]") : null
      const opened = withoutBasePath(link?.pathname ?? "", __BASE_PATH__).replace(/\/$/, "")
      const paths = entries.map(({ path }) => path)
      if (matchRoute(opened)?.route.name.endsWith("-name")) rememberEntryOrder(paths, opened)
    }
    document.addEventListener("click", remember, true)
    return () => document.removeEventListener("click", remember, true)
  }, [entries])
}

/** Stores the order of a list for this tab: the paths of at most 200 entries around the opened one. */
export function rememberEntryOrder(paths: readonly string[], opened: string): void {
  const start = Math.max(0, paths.indexOf(opened) - STORED_AROUND / 2)
  writeStored(ENTRY_ORDER_KEY, JSON.stringify(paths.slice(start, start + STORED_AROUND)))
}
