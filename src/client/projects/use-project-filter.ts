import { navigate } from "gatsby"
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react"

import { type FinderState, finderStore } from "~/src/client/projects/finder-store"
import { PROJECTS_PATH } from "~/src/lib/addresses/paths"
import type { FilterOutcome } from "~/src/lib/projects/apply-project-filter"
import { isFiltering, type ProjectFilter, readFilter, writeFilter } from "~/src/lib/projects/project-filter-url"

/** Typing changes the history entry; choosing makes one that the back button leaves. */
export type ChangeFilter = (filter: ProjectFilter, how?: "push" | "replace") => void

export type ProjectFiltering = {
  /** What the address asks for, and the list shows. */
  filter: ProjectFilter
  /** What the visitor has chosen: the address follows a moment later. */
  chosen: ProjectFilter
  change: ChangeFilter
  status: FinderState["status"]
  /** What the filter finds; null until the search is ready. */
  outcome: FilterOutcome | null
  /** Has the search fetched, if it is not there yet. */
  prepare: () => void
}

const IDLE: FinderState = { status: "idle" }
const never = () => () => undefined

/** The filter that the address asks for, what it finds, and how to change it. The address is where it is kept. */
export function useProjectFilter(query: string): ProjectFiltering {
  // The page was rendered without a query, and React must find what it rendered.
  const asked = useSyncExternalStore(
    never,
    () => query,
    () => "",
  )
  const filter = useMemo(() => readFilter(asked), [asked])
  const [choice, setChoice] = useState<{ since: string; filter: ProjectFilter } | null>(null)
  if (choice !== null && choice.since !== asked) setChoice(null)
  const change = useCallback<ChangeFilter>(
    (next, how = "push") => {
      setChoice({ since: asked, filter: next })
      void navigate(`${PROJECTS_PATH}${writeFilter(next)}`, { replace: how === "replace" })
    },
    [asked],
  )
  const finder = useSyncExternalStore(finderStore.subscribe, finderStore.get, () => IDLE)
  const isNeeded = isFiltering(filter)
  useEffect(() => {
    if (isNeeded) finderStore.load()
  }, [isNeeded])
  const outcome = useMemo(() => (finder.status === "ready" ? finder.find(filter) : null), [finder, filter])
  return { filter, chosen: choice?.filter ?? filter, change, status: finder.status, outcome, prepare: finderStore.load }
}
