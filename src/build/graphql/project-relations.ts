import type { Resume, Skill, Work } from "~/src/doctor/resume/read-resume"
import { byNewest, type LinkedProject, relatedTo } from "~/src/lib/projects/related-projects"

import { type Context, type Fields, findNode, findProjects } from "./query-context"

let sorted: Promise<LinkedProject[]> | null = null

/** The fields of a project that hold other projects, or the job in the résumé that it belongs to. */
export const projectRelations = {
  previous: { resolve: (project, _args, context) => neighbour(project, -1, context) },
  next: { resolve: (project, _args, context) => neighbour(project, 1, context) },
  related: {
    async resolve(project, _args, context) {
      const related = relatedTo(project, await allProjects(context))
      return related.map(({ project: { id }, sharedTags }) => ({
        project: context.nodeModel.getNodeById({ id }),
        sharedTags,
      }))
    },
  },
  job: {
    async resolve({ experience }, _args, context) {
      const resume = experience === undefined ? null : await findNode<Resume>(context, "Resume")
      return resume?.work?.find(({ id }) => id === experience) ?? null
    },
  },
} satisfies Fields<LinkedProject & { experience?: string }>

/** `ResumeWork.projects`: the projects that name this job, newest first. */
export const jobProjects = {
  type: "[Project!]!",
  async resolve({ id }: Work, _args: object, context: Context): Promise<LinkedProject[]> {
    if (id === undefined) return []
    return (await findProjects<LinkedProject>(context, { experience: { eq: id } })).sort(byNewest)
  },
}

/** `ResumeSkill.projects`: the projects that the skill names, in its order. */
export const skillProjects = {
  async resolve({ projects = [] }: Skill, _args: object, context: Context): Promise<LinkedProject[]> {
    const found = await findProjects<LinkedProject>(context, { slug: { in: projects } })
    return found.sort((a, b) => projects.indexOf(a.slug) - projects.indexOf(b.slug))
  },
}

async function neighbour({ id }: LinkedProject, distance: -1 | 1, context: Context): Promise<unknown> {
  const projects = await allProjects(context)
  const index = projects.findIndex((project) => project.id === id)
  // An unlisted project is beside no other.
  const found = index < 0 ? undefined : projects[index + distance]
  return found ? context.nodeModel.getNodeById({ id: found.id }) : null
}

/**
 * Returns all listed projects, newest first. A build sorts them once: with thousands of projects, sorting them for every page would take
 * minutes. While developing they are queried for every page, because Gatsby updates a page only if a node it has queried changes.
 */
function allProjects(context: Context): Promise<LinkedProject[]> {
  if (sorted !== null && process.env.NODE_ENV === "production") return sorted
  const linksOf = ({ id, slug, date, tags, related }: LinkedProject) => ({ id, slug, date, tags, related })
  sorted = findProjects<LinkedProject>(context).then((projects) => projects.map(linksOf).sort(byNewest))
  return sorted
}
