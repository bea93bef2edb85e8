import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react"

import { recallList, rememberList } from "~/src/client/projects/list-memory"
import { PROJECTS_PER_PAGE } from "~/src/lib/projects/list-pages"

export type ShownCount = {
  /** How many projects are wanted on the screen. */
  count: number
  showMore: () => void
  /** Which project is to get the focus when it is there. */
  firstNew: RefObject<number | null>
  /** How much there was when the visitor left; nothing is settled before that is wanted again. */
  leftAt: RefObject<number>
}

/** How much of a list is shown. Who comes back to it finds it as long as it was, its height kept from the start (N3). */
export function useShownCount(list: RefObject<HTMLElement | null>): ShownCount {
  const [count, setCount] = useState(PROJECTS_PER_PAGE)
  const firstNew = useRef<number | null>(null)
  const leftAt = useRef(0)
  // Before the page scrolls to where it was left.
  useLayoutEffect(() => {
    const kept = recallList()
    if (kept === null || list.current === null) return
    list.current.style.minHeight = `${kept.height}px`
    leftAt.current = kept.count
    setCount(kept.count)
  }, [list])
  const showMore = () => {
    firstNew.current = count
    setCount(count + PROJECTS_PER_PAGE)
  }
  return { count, showMore, firstNew, leftAt }
}

type SettledList = ShownCount & { list: RefObject<HTMLElement | null>; isComplete: boolean }

/** When all that is wanted is there: remembers how much that is, and gives the focus to the first project that came. */
export function useSettledList({ list, isComplete, count, firstNew, leftAt }: SettledList): void {
  useEffect(() => {
    if (!isComplete || count < leftAt.current || list.current === null) return
    list.current.style.minHeight = ""
    if (count > PROJECTS_PER_PAGE) rememberList({ count, height: list.current.offsetHeight })
    if (firstNew.current === null) return
    list.current.querySelectorAll<HTMLElement>("article a[href]")[firstNew.current]?.focus({ preventScroll: true })
    firstNew.current = null
  }, [list, isComplete, count, firstNew, leftAt])
}
