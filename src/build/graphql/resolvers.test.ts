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
