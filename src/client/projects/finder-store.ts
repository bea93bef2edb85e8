import { withPrefix } from "gatsby"

import { emitAppEvent } from "~/src/client/app-events"
import type { ProjectFinder } from "~/src/client/projects/find-projects"
import { request } from "~/src/client/request"
import { PROJECT_INDEX_PATH, type ProjectIndex } from "~/src/lib/projects/project-index"

/** Longer than this nobody waits for a list, in milliseconds. */
const TIMEOUT_MS = 20_000

/** Where the search over all projects stands; it is fetched when a visitor first turns to it. */
export type FinderState = { status: "idle" | "loading" | "failed" } | { status: "ready"; find: ProjectFinder }

let state: FinderState = { status: "idle" }
const listeners = new Set<() => void>()

function update(next: FinderState): void {
  state = next
  for (const listener of listeners) listener()
}

async function load(): Promise<void> {
  update({ status: "loading" })
  try {
    const [{ createProjectFinder }, index] = await Promise.all([
      import("~/src/client/projects/find-projects"),
      // Asked for anew in each document: the file's name stays the same when the projects change.
      request<ProjectIndex>(withPrefix(PROJECT_INDEX_PATH), { timeout: TIMEOUT_MS, cache: "no-cache" }),
    ])
    update({ status: "ready", find: createProjectFinder(index) })
  } catch (error) {
    emitAppEvent("chunk-error", { path: location.pathname, error })
    update({ status: "failed" })
  }
}

/** The one search of the document, with the code and the index that it needs. */
export const finderStore = {
  /** Fetches what is not there yet; after a failure, once more. */
  load() {
    if (state.status === "idle" || state.status === "failed") void load()
  },
  get: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
