import { useEffect, useLayoutEffect, useRef, useState } from "react"

import { readStoredJson, writeStored } from "~/src/client/browser-storage"
import { entryKey } from "~/src/client/navigation/scroll-memory"
import { ENTRIES_PER_PAGE } from "~/src/lib/entries/list-pages"
import { LIST_KEY } from "~/src/lib/privacy/stored-keys"

/**
 * Returns how many entries of a list to show. The element of the list gets the ref `list`. When the visitor comes back, the list
 * is as long as before, and has its former height before the entries are loaded (N3).
 */
export function useShownCount() {
  const list = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState(ENTRIES_PER_PAGE)
  /** The index of the entry that gets the focus as soon as it is rendered. */
  const firstNew = useRef<number | null>(null)
  /** How many were shown when the visitor left. */
  const leftAt = useRef(0)
  // The height must be set before the page scrolls to where it was left.
  useLayoutEffect(() => {
    const stored = Object(readStoredJson(LIST_KEY, String(entryKey())))
    if (typeof stored.count !== "number" || typeof stored.height !== "number" || list.current === null) return
    list.current.style.minHeight = `${stored.height}px`
    leftAt.current = stored.count
    setCount(stored.count)
  }, [])
  const showMore = () => {
    firstNew.current = count
    setCount(count + ENTRIES_PER_PAGE)
  }
  return { list, count, showMore, firstNew, leftAt }
}

type ShownCount = ReturnType<typeof useShownCount>

/** When the list is complete: stores how much of it is shown, and focuses the first new entry. */
export function useSettledList({ list, count, firstNew, leftAt }: ShownCount, isComplete: boolean): void {
  useEffect(() => {
    if (!isComplete || count < leftAt.current || list.current === null) return
    list.current.style.minHeight = ""
    const shown = { count, height: list.current.offsetHeight }
    if (count > ENTRIES_PER_PAGE) writeStored(LIST_KEY, JSON.stringify(shown), String(entryKey()))
    if (firstNew.current === null) return
    list.current.querySelectorAll<HTMLElement>("article a[href]")[firstNew.current]?.focus({ preventScroll: true })
    firstNew.current = null
  }, [list, isComplete, count, firstNew, leftAt])
}
