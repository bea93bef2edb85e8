import type { Resume, Skill, Work } from "~/src/doctor/rules/resume/read-resume"
import type { Collection } from "~/src/lib/addresses/paths"
import { byNewest, type LinkedEntry, relatedTo } from "~/src/lib/entries/related-entries"

import { type Context, type Fields, findEntries, findNode, oncePerBuild } from "./query-context"

type Source = LinkedEntry & { collection: Collection; projects?: readonly string[] }

/** Returns all listed entries of a collection, newest first. */
const allEntries = oncePerBuild(async (collection: Collection, context) =>
  (await findEntries<Source>(context, collection)).sort(byNewest),
)

const entryRelations = {
  previous: { resolve: (entry, _args, context) => neighbour(entry, -1, context) },
  next: { resolve: (entry, _args, context) => neighbour(entry, 1, context) },
  related: {
    resolve: async (entry, _args, context) => relatedTo(entry, await allEntries(entry.collection, context)),
  },
} satisfies Fields<Source>

export const projectRelations = {
  ...entryRelations,
  notes: {
    resolve: async ({ slug }, _args, context) =>
      (await allEntries("notes", context)).filter(({ projects = [] }) => projects.includes(slug)),
  },
  job: {
    async resolve({ experience }, _args, context) {
      const resume = experience === undefined ? null : await findNode<Resume>(context, "Resume")
      return resume?.work?.find(({ id }) => id === experience) ?? null
    },
  },
} satisfies Fields<Source & { experience?: string }>

/** The fields of a note that hold projects and the parts of its series (W1). */
export const noteRelations = {
  ...entryRelations,
  parts: {
    async resolve({ series }, _args, context) {
      if (series === undefined) return []
      return (await allEntries("notes", context)).filter((note) => note.series === series).reverse()
    },
  },
} satisfies Fields<Source>

/** `ResumeWork.projects`: the projects that name this job, newest first. */
export const jobProjects = {
  type: "[Project!]!",
  async resolve({ id }: Work, _args: object, context: Context): Promise<LinkedEntry[]> {
    if (id === undefined) return []
    return (await findEntries<LinkedEntry>(context, "projects", { experience: { eq: id } })).sort(byNewest)
  },
}

/** The projects that a skill or a note names, in its order. */
export const namedProjects = {
  async resolve({ projects = [] }: Pick<Skill, "projects">, _args: object, context: Context): Promise<LinkedEntry[]> {
    const found = await findEntries<LinkedEntry>(context, "projects", { slug: { in: projects } })
    return found.sort((a, b) => projects.indexOf(a.slug) - projects.indexOf(b.slug))
  },
}

/** An unlisted entry is beside no other. */
async function neighbour({ id, collection }: Source, distance: -1 | 1, context: Context): Promise<unknown> {
  const entries = await allEntries(collection, context)
  const index = entries.findIndex((entry) => entry.id === id)
  return index < 0 ? null : entries[index + distance]
}
