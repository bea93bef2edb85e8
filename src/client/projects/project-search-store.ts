import { withPrefix } from "gatsby"

import { createStore } from "~/src/client/create-store"
import type { QueryProjects } from "~/src/client/projects/query-projects"
import { reportChunkError } from "~/src/client/report-chunk-error"
import { request } from "~/src/client/request"
import { SEARCH_INDEX_PATH, type SearchIndex } from "~/src/lib/projects/search-index"

const TIMEOUT_MS = 20_000

type ProjectSearch = { status: "idle" | "loading" | "failed" } | { status: "ready"; query: QueryProjects }

/** The search over all projects, which is loaded when a visitor first uses it. */
export const projectSearchStore = createStore<ProjectSearch>({ status: "idle" })

/** Loads the search's code and index, unless they are loaded or loading. */
export async function loadProjectSearch(): Promise<void> {
  const { status } = projectSearchStore.get()
  if (status === "loading" || status === "ready") return
  projectSearchStore.set({ status: "loading" })
  try {
    const [{ createProjectQuery }, index] = await Promise.all([
      import("~/src/client/projects/query-projects"),
      // Revalidated in each document: the file keeps its name when the projects change.
      request<SearchIndex>(withPrefix(SEARCH_INDEX_PATH), { timeout: TIMEOUT_MS, cache: "no-cache" }),
    ])
    const offer = (query: QueryProjects) => projectSearchStore.set({ status: "ready", query })
    offer(createProjectQuery(index, offer))
  } catch (error) {
    reportChunkError(error)
    projectSearchStore.set({ status: "failed" })
  }
}
