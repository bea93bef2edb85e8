import { useEffect, useLayoutEffect, useRef, useState } from "react"

import { readStoredJson, writeStored } from "~/src/client/browser-storage"
import { entryKey } from "~/src/client/navigation/scroll-memory"
import { LIST_KEY } from "~/src/lib/privacy/stored-keys"
import { PROJECTS_PER_PAGE } from "~/src/lib/projects/list-pages"

/**
 * Returns how much to show of a list, whose element gets the ref `list`. A visitor who comes back finds it as long, and from the
 * start as high, as it was (N3).
 */
export function useShownCount() {
  const list = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState(PROJECTS_PER_PAGE)
  /** The project that gets the focus when it is there. */
  const firstNew = useRef<number | null>(null)
  /** How many were shown when the visitor left. */
  const leftAt = useRef(0)
  // Before the page scrolls to where it was left.
  useLayoutEffect(() => {
    const stored = recallList()
    if (stored === null || list.current === null) return
    list.current.style.minHeight = `${stored.height}px`
    leftAt.current = stored.count
    setCount(stored.count)
  }, [])
  const showMore = () => {
    firstNew.current = count
    setCount(count + PROJECTS_PER_PAGE)
  }
  return { list, count, showMore, firstNew, leftAt }
}

type ShownCount = ReturnType<typeof useShownCount>

/** When the list is complete: stores how much of it is shown, and focuses the first new project. */
export function useSettledList({ list, count, firstNew, leftAt }: ShownCount, isComplete: boolean): void {
  useEffect(() => {
    if (!isComplete || count < leftAt.current || list.current === null) return
    list.current.style.minHeight = ""
    const shown = { count, height: list.current.offsetHeight }
    if (count > PROJECTS_PER_PAGE) writeStored(LIST_KEY, JSON.stringify(shown), String(entryKey()))
    if (firstNew.current === null) return
    list.current.querySelectorAll<HTMLElement>("article a[href]")[firstNew.current]?.focus({ preventScroll: true })
    firstNew.current = null
  }, [list, isComplete, count, firstNew, leftAt])
}

/** Returns how much of the list the current history entry showed, and its height in pixels; null if it is not stored (N3). */
function recallList(): { count: number; height: number } | null {
  const { count, height } = Object(readStoredJson(LIST_KEY, String(entryKey())))
  return typeof count === "number" && typeof height === "number" ? { count, height } : null
}
