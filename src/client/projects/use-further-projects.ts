import { useEffect, useState } from "react"

import { loadListPage } from "~/src/client/projects/load-list-page"
import { PROJECTS_PER_PAGE } from "~/src/lib/projects/list-pages"

type FurtherOptions<Project> = {
  /** How many projects are wanted in all. */
  wanted: number
  /** Reads the data of a numbered page. */
  read: (data: unknown) => Project[]
  /** Called with the number of a page that cannot be had. */
  onFailure: (number: number) => void
}

/** The projects after those of the first page, as many as are wanted; they come page by page. */
export function useFurtherProjects<Project>({ wanted, read, onFailure }: FurtherOptions<Project>): Project[] {
  const [pages, setPages] = useState<Project[][]>([])
  const next = pages.length + 2
  const isWanted = (next - 1) * PROJECTS_PER_PAGE < wanted
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is asked for once, whatever the callbacks are
  useEffect(() => {
    if (!isWanted) return undefined
    let isGone = false
    loadListPage(next)
      .then(read)
      .then(
        (projects) => isGone || setPages((loaded) => [...loaded, projects]),
        () => isGone || onFailure(next),
      )
    return () => {
      isGone = true
    }
  }, [isWanted, next])
  return pages.flat()
}
