import type { GraphQLFieldResolver, GraphQLResolveInfo } from "gatsby/graphql"

/** The part of Gatsby's context that our fields use: what is found through it, a page is made again for. */
export type Context = {
  nodeModel: {
    getNodeById: (args: { id: string }) => unknown
    findOne: (args: { type: string; query: object }) => Promise<unknown>
    findAll: (args: {
      type: string
      query: object
    }) => Promise<{ entries: Iterable<unknown>; totalCount: () => Promise<number> }>
  }
}

type Resolver = GraphQLFieldResolver<unknown, unknown>

export type FieldQuestion = { type: string; field: string; source: unknown; args?: object }

/** Asks another type's field for its value, as a query would. */
export function resolveField(
  { type, field, source, args = {} }: FieldQuestion,
  context: Context,
  info: GraphQLResolveInfo,
): unknown {
  const owner = info.schema.getType(type) as unknown as { getFields: () => Record<string, { resolve: Resolver }> }
  return owner.getFields()[field]?.resolve(source, args, context, info)
}
