import { useEffect, useState } from "react"

import { readStoredJson } from "~/src/client/browser-storage"
import { loadPage } from "~/src/gatsby/browser/page-runtime"
import { ENTRY_ORDER_KEY } from "~/src/lib/privacy/stored-keys"

/** `lang` is the language of the title, if not the page's. */
type AdjacentEntry = { path: string; title: string; lang: string | null }
export type AdjacentEntries = { previous: AdjacentEntry | null; next: AdjacentEntry | null }

type EntryData = Partial<Record<"project" | "note", Partial<AdjacentEntry> | null>>

/**
 * Returns the entries before and after the one at a path: in the build's order, until it is known that the visitor came from a
 * list in another order. If its entries cannot be loaded, the build's order stays.
 */
export function useAdjacentEntries(path: string, listed: AdjacentEntries): AdjacentEntries {
  const [found, setFound] = useState<(AdjacentEntries & { path: string }) | null>(null)
  useEffect(() => {
    let isWanted = true
    findAdjacent(path).then((adjacent) => {
      if (isWanted && adjacent !== null) setFound({ path, ...adjacent })
    }, console.warn)
    return () => {
      isWanted = false
    }
  }, [path])
  return found?.path === path ? found : listed
}

/** Empty when no order is stored. */
export function recallEntryOrder(): string[] {
  const stored = readStoredJson(ENTRY_ORDER_KEY)
  return Array.isArray(stored) && stored.every((path) => typeof path === "string") ? stored : []
}

async function findAdjacent(path: string): Promise<AdjacentEntries | null> {
  const order = recallEntryOrder()
  const place = order.indexOf(path)
  if (place === -1) return null
  const [previous, next] = await Promise.all([order[place - 1], order[place + 1]].map(loadEntry))
  return previous === undefined || next === undefined ? null : { previous, next }
}

/** Returns null beyond the ends of the order, and undefined for an entry that cannot be loaded. */
async function loadEntry(path: string | undefined): Promise<AdjacentEntry | null | undefined> {
  if (path === undefined) return null
  const resources = await loadPage(__BASE_PATH__ + path)
  const { project, note } = (resources?.json as { data?: EntryData } | undefined)?.data ?? {}
  const entry = project ?? note
  if (entry?.path !== path || typeof entry.title !== "string") return undefined
  return { path, title: entry.title, lang: entry.lang ?? null }
}
