import { useEffect, useState } from "react"

import { readStoredJson } from "~/src/client/browser-storage"
import { loadPage } from "~/src/client/navigation/page-runtime"
import { projectPath } from "~/src/lib/addresses/paths"
import { PROJECT_ORDER_KEY } from "~/src/lib/privacy/stored-keys"

type AdjacentProject = { path: string; title: string }
export type AdjacentProjects = { previous: AdjacentProject | null; next: AdjacentProject | null }

type ProjectData = { data?: { project?: Partial<AdjacentProject> | null } }

/**
 * Returns the projects before and after the one at a path: in the build's order, until it is known that the visitor came from a
 * list in another order. If that order's projects cannot be loaded, the build's order stays.
 */
export function useAdjacentProjects(path: string, listed: AdjacentProjects): AdjacentProjects {
  const [found, setFound] = useState<(AdjacentProjects & { path: string }) | null>(null)
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

/** Returns the slugs in the stored order; empty when there is none. */
export function recallProjectOrder(): string[] {
  const stored = readStoredJson(PROJECT_ORDER_KEY)
  return Array.isArray(stored) && stored.every((slug) => typeof slug === "string") ? stored : []
}

async function findAdjacent(path: string): Promise<AdjacentProjects | null> {
  const order = recallProjectOrder()
  const place = order.findIndex((slug) => projectPath(slug) === path)
  if (place === -1) return null
  const [previous, next] = await Promise.all([loadProject(order[place - 1]), loadProject(order[place + 1])])
  return previous === undefined || next === undefined ? null : { previous, next }
}

/** Returns null beyond the ends of the order, and undefined for a project that cannot be loaded. */
async function loadProject(slug: string | undefined): Promise<AdjacentProject | null | undefined> {
  if (slug === undefined) return null
  const path = projectPath(slug)
  const resources = await loadPage(__BASE_PATH__ + path)
  const project = (resources?.json as ProjectData | undefined)?.data?.project
  return project?.path === path && typeof project.title === "string" ? { path, title: project.title } : undefined
}
