import type { Node } from "gatsby"
import type { GraphQLResolveInfo } from "gatsby/graphql"

import { type Colours, colourTokens } from "~/src/build/look/page-look"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"
import type { Collection } from "~/src/lib/addresses/paths"

/** The part of Gatsby's context that resolvers use. Gatsby repeats a query when a node that it found through `nodeModel` changes. */
export type Context = {
  nodeModel: {
    getNodeById: (args: { id: string }) => unknown
    findRootNodeAncestor: (source: unknown, isFound: (node: Node) => boolean) => { dir?: string } | null
    findOne: (args: { type: string; query: object }) => Promise<unknown>
    findAll: (args: { type: string; query: object }) => Promise<{ entries: Iterable<unknown> }>
  }
}

/** The resolvers of a type's fields, as Gatsby's `createResolvers` expects them. */
export type Fields<Source, Args = object> = Record<
  string,
  { resolve: (source: Source, args: Args, context: Context, info: GraphQLResolveInfo) => unknown }
>

/** Null if no node passes the filter. */
export async function findNode<N>({ nodeModel }: Context, type: string, filter: object = {}): Promise<N | null> {
  return (await nodeModel.findOne({ type, query: { filter } })) as N | null
}

export async function siteColours(context: Context): Promise<Colours> {
  const { theme = {} } = (await findNode<SiteSettings>(context, "SiteSettings")) ?? {}
  return colourTokens(theme)
}

export const ENTRY_TYPES = { projects: "Project", notes: "Note" } as const satisfies Record<Collection, string>

/**
 * Returns a function that a build calls once for each subject, such as a collection: with thousands of entries, sorting or grouping
 * them for every page would take minutes. While developing it is called for every page, because content changes, and Gatsby updates
 * a page only if a node that it has queried changes.
 */
export function oncePerBuild<Subject extends string, Answer>(find: (subject: Subject, context: Context) => Answer) {
  const known = new Map<Subject, Answer>()
  return (subject: Subject, context: Context): Answer => {
    const kept = process.env.NODE_ENV === "production" ? known.get(subject) : undefined
    const answer = kept ?? find(subject, context)
    known.set(subject, answer)
    return answer
  }
}

/** Returns the listed entries of a collection that pass the filter, in no particular order. */
export async function findEntries<E>({ nodeModel }: Context, collection: Collection, filter: object = {}) {
  const { entries } = await nodeModel.findAll({
    type: ENTRY_TYPES[collection],
    query: { filter: { listed: { eq: true }, ...filter } },
  })
  return Array.from(entries as Iterable<E>)
}
