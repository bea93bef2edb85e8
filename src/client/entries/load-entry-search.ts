import { withPrefix } from "gatsby"

import { createStore } from "~/src/client/create-store"
import { reportChunkError } from "~/src/client/report-chunk-error"
import { request } from "~/src/client/request"
import type { QueryEntries } from "~/src/lib/search/search-entries"
import { SEARCH_INDEX_PATH, type SearchIndex } from "~/src/lib/search/search-index"

const TIMEOUT_MS = 20_000

type EntrySearch = { status: "idle" | "loading" | "failed" } | { status: "ready"; query: QueryEntries }

/** The search over all entries, which is loaded when a visitor first uses it. */
export const entrySearchStore = createStore<EntrySearch>({ status: "idle" })

/** Loads the search's code and index, unless they are loaded or loading. */
export async function loadEntrySearch(): Promise<void> {
  const { status } = entrySearchStore.get()
  if (status === "loading" || status === "ready") return
  entrySearchStore.set({ status: "loading" })
  try {
    const [{ createEntryQuery }, index] = await Promise.all([
      import("~/src/lib/search/search-entries"),
      // Revalidated in each document: the file keeps its name when the entries change.
      request<SearchIndex>(withPrefix(SEARCH_INDEX_PATH), { timeout: TIMEOUT_MS, cache: "no-cache" }),
    ])
    entrySearchStore.set({ status: "ready", query: createEntryQuery(index) })
  } catch (error) {
    reportChunkError(error)
    entrySearchStore.set({ status: "failed" })
  }
}
