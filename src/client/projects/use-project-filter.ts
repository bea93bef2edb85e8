import { navigate } from "gatsby"
import { useEffect, useMemo, useState } from "react"

import { useStore } from "~/src/client/create-store"
import { loadProjectSearch, projectSearchStore } from "~/src/client/projects/project-search-store"
import { useHydrated } from "~/src/client/use-hydrated"
import { PROJECTS_PATH } from "~/src/lib/addresses/paths"
import { isFiltering, type ProjectFilter, readFilter, writeFilter } from "~/src/lib/projects/project-filter-url"

/** Typing changes the history entry; choosing adds one that the back button leaves. */
type ChangeFilter = (filter: ProjectFilter, how?: "push" | "replace") => void

export type ProjectFiltering = ReturnType<typeof useProjectFilter>

/**
 * Returns the `filter` of the address, which the list shows; the `chosen` one, which the address follows a moment later; and the
 * `outcome`, null until the search is ready. `prepare` loads the search.
 */
export function useProjectFilter(query: string) {
  // The page was rendered without a query.
  const address = useHydrated(query, "")
  const filter = useMemo(() => readFilter(address), [address])
  const [choice, setChoice] = useState({ address, filter })
  if (choice.address !== address) setChoice({ address, filter })
  const search = useStore(projectSearchStore)
  const isNeeded = isFiltering(filter)
  useEffect(() => {
    if (isNeeded) void loadProjectSearch()
  }, [isNeeded])
  const outcome = useMemo(() => (search.status === "ready" ? search.query(filter) : null), [search, filter])
  const change: ChangeFilter = (next, how = "push") => {
    setChoice({ address, filter: next })
    void navigate(PROJECTS_PATH + writeFilter(next), { replace: how === "replace" })
  }
  return {
    filter,
    chosen: choice.filter,
    change,
    status: search.status,
    outcome,
    prepare: loadProjectSearch,
  }
}
