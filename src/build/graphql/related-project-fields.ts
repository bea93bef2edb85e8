import { type Context, findProjects } from "~/src/build/graphql/query-context"
import {
  type LinkedProject,
  mapProjects,
  neighbourOf,
  type ProjectMap,
  type Related,
  relatedTo,
} from "~/src/lib/projects/related-projects"

let arranged: Promise<ProjectMap<LinkedProject>> | null = null

/** `Project.previous` and `Project.next`. */
export const previousField = neighbourField(-1)
export const nextField = neighbourField(1)

/** `Project.related`. */
export const relatedField = {
  async resolve(project: LinkedProject, _args: object, context: Context): Promise<Related<unknown>[]> {
    const related = relatedTo(project, await allProjects(context))
    return related.map(({ project: { id }, sharedTags }) => ({
      project: context.nodeModel.getNodeById({ id }),
      sharedTags,
    }))
  },
}

function neighbourField(steps: -1 | 1) {
  return {
    async resolve(project: LinkedProject, _args: object, context: Context): Promise<unknown> {
      const neighbour = neighbourOf(project, steps, await allProjects(context))
      return neighbour && context.nodeModel.getNodeById({ id: neighbour.id })
    },
  }
}

/**
 * Returns all projects, arranged once for all pages of a build: with thousands of projects, once for each page would take
 * minutes. While developing every page asks for all projects, so that Gatsby makes it again when one of them changes.
 */
function allProjects(context: Context): Promise<ProjectMap<LinkedProject>> {
  if (process.env.NODE_ENV !== "production") return arrangeProjects(context)
  arranged ??= arrangeProjects(context)
  return arranged
}

async function arrangeProjects(context: Context): Promise<ProjectMap<LinkedProject>> {
  const projects = await findProjects<LinkedProject>(context)
  return mapProjects(projects.map(({ id, slug, date, tags, related }) => ({ id, slug, date, tags, related })))
}
