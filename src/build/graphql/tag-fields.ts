import type { Context } from "~/src/build/graphql/resolve-field"
import { groupTags, type Tag, type TagLink, tagLink } from "~/src/lib/projects/tags"

type Project = { tags: string[] }

/** `Project.tagLinks`: its tags with their pages. Depends on the project alone, so that no other project makes its page anew. */
export const tagLinksField = {
  resolve: ({ tags }: Project): TagLink[] => tags.map(tagLink),
}

/** `Query.projectTags`: all tags, the commonest first. */
export const projectTagsField = {
  type: "[ProjectTag!]!",
  args: { limit: "Int" },
  async resolve(_root: unknown, { limit }: { limit?: number | null }, { nodeModel }: Context): Promise<Tag[]> {
    const { entries } = await nodeModel.findAll({ type: "Project", query: {} })
    return groupTags(Array.from(entries as Iterable<Project>)).slice(0, limit ?? undefined)
  },
}
