import type { CreateResolversArgs } from "gatsby"

import { createResolvers } from "~/src/build/graphql/resolvers"

test("the address of a published file has percent codes for characters with a meaning in URLs", async () => {
  const addResolvers = jest.fn()
  createResolvers({ createResolvers: addResolvers } as unknown as CreateResolversArgs)
  const { resolve } = addResolvers.mock.calls[0][0].File.publicURL
  const publicUrlOf = (url: string | null) => resolve({}, {}, {}, { originalResolver: async () => url })
  expect(await publicUrlOf("/base/static/0a/talk #1 100%.mp4")).toBe("/base/static/0a/talk%20%231%20100%25.mp4")
  expect(await publicUrlOf(null)).toBeUndefined()
})
