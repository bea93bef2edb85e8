import { readFileSync } from "node:fs"
import type { CreateResolversArgs } from "gatsby"

import { createResolvers } from "~/src/build/graphql/resolvers"
import { temporaryWorkingDirectory } from "~/tests/temporary-folder"

const folder = temporaryWorkingDirectory()

test("S6: the file of a field is published without notes, at an address with percent codes for characters with a meaning in URLs", async () => {
  const addResolvers = jest.fn()
  createResolvers({ createResolvers: addResolvers } as unknown as CreateResolversArgs)
  const { resolve } = addResolvers.mock.calls[0][0].File.publicURL
  const publicUrlOf = (name: string) =>
    resolve({ absolutePath: folder.write(`content/${name}`, "WEBVTT\n\nNOTE secret") })
  expect(await publicUrlOf("talk #1 100%.mp4")).toMatch(/^\/static\/media\/[\da-f]{32}\/talk%20%231%20100%25\.mp4$/)
  const captions = await publicUrlOf("talk.vtt")
  expect(captions).toMatch(/^\/static\/files\/[\da-f]{32}\/talk\.vtt$/)
  expect(readFileSync(`public${captions}`, "utf8")).toBe("WEBVTT")

  expect(await publicUrlOf("talk.js")).toBeNull()
})

test("a tag has its newest entries, at most four, whichever spelling of it they use", async () => {
  const addResolvers = jest.fn()
  createResolvers({ createResolvers: addResolvers } as unknown as CreateResolversArgs)
  const { resolve } = addResolvers.mock.calls[0][0].Query.entryTags
  const entries = [2, 5, 1, 4, 3].map((day) => ({
    slug: `day-${day}`,
    date: `2026-01-0${day}`,
    tags: day === 5 ? ["React.js"] : ["react js"],
  }))
  const other = { slug: "other", date: "2026-02-01", tags: ["Notes"] }
  const nodeModel = { findAll: async () => ({ entries: [...entries, other] }), findOne: async () => ({}) }
  const tags: { name: string; newest: { slug: string }[] }[] = await resolve(
    null,
    { collection: "projects" },
    { nodeModel },
  )
  expect(tags.map(({ name, newest }) => [name, newest.map(({ slug }) => slug)])).toEqual([
    ["react js", ["day-5", "day-4", "day-3", "day-2"]],
    ["Notes", ["other"]],
  ])
})
