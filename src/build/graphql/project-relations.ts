import type { Resume, Skill, Work } from "~/src/doctor/resume/read-resume"
import { byNewest, type LinkedProject, relatedTo } from "~/src/lib/projects/related-projects"

import { type Context, type Fields, findNode, findProjects } from "./query-context"

let sorted: Promise<LinkedProject[]> | null = null

/** What a project leads to: other projects, and the job of the résumé that it names. */
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

/** Returns the project so many places after this one in the list; null beyond its ends. */
async function neighbour({ id }: LinkedProject, steps: -1 | 1, context: Context): Promise<unknown> {
  const projects = await allProjects(context)
  const found = projects[projects.findIndex((project) => project.id === id) + steps]
  return found ? context.nodeModel.getNodeById({ id: found.id }) : null
}

/**
 * Returns all projects, newest first. They are sorted once for all pages of a build: with thousands of projects, once for each
 * page would take minutes. While developing every page asks for all projects, so that Gatsby makes it again when one of them changes.
 */
function allProjects(context: Context): Promise<LinkedProject[]> {
  if (sorted !== null && process.env.NODE_ENV === "production") return sorted
  const linksOf = ({ id, slug, date, tags, related }: LinkedProject) => ({ id, slug, date, tags, related })
  sorted = findProjects<LinkedProject>(context).then((projects) => projects.map(linksOf).sort(byNewest))
  return sorted
}
