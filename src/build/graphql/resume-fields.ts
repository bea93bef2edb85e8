import { type Context, findNode, findProjects } from "~/src/build/graphql/query-context"
import type { Resume, Skill, Work } from "~/src/doctor/resume/read-resume"

type Project = { slug: string; date: string; experience?: string }

/** `ResumeWork.projects`: the projects that name this job, newest first. */
export const jobProjectsField = {
  async resolve({ id }: Work, _args: object, context: Context): Promise<Project[]> {
    if (id === undefined) return []
    const found = await findProjects<Project>(context, { experience: { eq: id } })
    return found.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
  },
}

/** `ResumeSkill.projects`: the projects that the skill names, in its order. */
export const skillProjectsField = {
  async resolve({ projects = [] }: Skill, _args: object, context: Context): Promise<Project[]> {
    const found = await findProjects<Project>(context, { slug: { in: projects } })
    return found.sort((a, b) => projects.indexOf(a.slug) - projects.indexOf(b.slug))
  },
}

/** `Project.job`: the job of the résumé that the project names. */
export const projectJobField = {
  async resolve({ experience }: Project, _args: object, context: Context): Promise<Work | null> {
    if (experience === undefined) return null
    const resume = await findNode<Resume>(context, "Resume")
    return resume?.work?.find(({ id }) => id === experience) ?? null
  },
}
