import type { Context } from "~/src/build/graphql/resolve-field"
import {
  type LinkedProject,
  mapProjects,
  neighbourOf,
  type ProjectMap,
  type Related,
  relatedTo,
} from "~/src/lib/projects/related-projects"

type KnownProjects = { changes: number; count: number; map: ProjectMap<LinkedProject> }

let changes = 0
let known: KnownProjects | null = null

/** From here on the projects are arranged anew when the next page asks. */
export function noteProjectChange(): void {
  changes += 1
}

/** `Project.previous` and `Project.next`: the neighbours in the list of all projects. */
export const previousField = neighbourField(-1)
export const nextField = neighbourField(1)

/** `Project.related`: what goes with it, and why. */
export const relatedField = {
  async resolve(project: LinkedProject, _args: object, context: Context): Promise<Related<unknown>[]> {
    const related = relatedTo(project, await knownProjects(context))
    return related.map(({ project: { id }, sharedTags }) => ({
      project: context.nodeModel.getNodeById({ id }),
      sharedTags,
    }))
  },
}

function neighbourField(steps: -1 | 1) {
  return {
    async resolve(project: LinkedProject, _args: object, context: Context): Promise<unknown> {
      const neighbour = neighbourOf(project, steps, await knownProjects(context))
      return neighbour === null ? null : context.nodeModel.getNodeById({ id: neighbour.id })
    },
  }
}

/**
 * All projects, arranged once for all pages: thousands of pages that each went through all projects would take a build
 * minutes. No page of a build is kept for the next one, so none has to be made again when another project changes. While
 * developing it has, and every page asks for all projects.
 */
async function knownProjects({ nodeModel }: Context): Promise<ProjectMap<LinkedProject>> {
  // Even to ask for them all is to have Gatsby go through them.
  if (process.env.NODE_ENV === "production" && known?.changes === changes) return known.map
  const { entries, totalCount } = await nodeModel.findAll({ type: "Project", query: {} })
  // A project whose file is gone is told by nobody, but counts no more.
  const count = await totalCount()
  if (known === null || known.changes !== changes || known.count !== count) {
    const projects = Array.from(entries as Iterable<LinkedProject>, ({ id, slug, date, tags, related }) => ({
      id,
      slug,
      date,
      tags,
      related,
    }))
    known = { changes, count, map: mapProjects(projects) }
  }
  return known.map
}
