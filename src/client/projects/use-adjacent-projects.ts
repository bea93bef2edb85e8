import { useEffect, useState } from "react"

import { basePath } from "~/src/client/navigation/base-path"
import { pageRuntime } from "~/src/client/navigation/page-runtime"
import { recallProjectOrder } from "~/src/client/project-order"
import { projectPath } from "~/src/lib/addresses/paths"
import { payloadPath } from "~/src/lib/addresses/payload-path"

/** A project that stands beside another one in a list. */
export type AdjacentProject = { path: string; title: string }
export type AdjacentProjects = { previous: AdjacentProject | null; next: AdjacentProject | null }

type ProjectData = { data?: { project?: Partial<AdjacentProject> | null } }

/**
 * The projects before and after the one at a path: as the build lists them, until it is known that the visitor came here
 * from a list in another order. What that order names and cannot be loaded leaves things as they are.
 */
export function useAdjacentProjects(path: string, listed: AdjacentProjects): AdjacentProjects {
  const [found, setFound] = useState<{ path: string; projects: AdjacentProjects } | null>(null)
  useEffect(() => {
    let isWanted = true
    findAdjacentProjects(path).then(
      (projects) => {
        if (isWanted && projects !== null) setFound({ path, projects })
      },
      (error: unknown) => console.warn(error),
    )
    return () => {
      isWanted = false
    }
  }, [path])
  return found?.path === path ? found.projects : listed
}

async function findAdjacentProjects(path: string): Promise<AdjacentProjects | null> {
  const order = recallProjectOrder()
  const place = order.findIndex((slug) => projectPath(slug) === path)
  if (place === -1) return null
  const [previous, next] = await Promise.all([projectAt(order[place - 1]), projectAt(order[place + 1])])
  return previous === undefined || next === undefined ? null : { previous, next }
}

/** Null beyond the ends of the order; undefined for a project that cannot be loaded. */
async function projectAt(slug: string | undefined): Promise<AdjacentProject | null | undefined> {
  if (slug === undefined) return null
  const path = projectPath(slug)
  const resources = await pageRuntime()?.loadPage(payloadPath(`${basePath()}${path}`))
  const project = (resources?.json as ProjectData | undefined)?.data?.project
  return project?.path === path && typeof project.title === "string" ? { path, title: project.title } : undefined
}
