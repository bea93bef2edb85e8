import { readFileSync } from "node:fs"
import path from "node:path"

import { hasPayloadPatch, REPLACEMENTS } from "~/src/gatsby/bundle/payload-patch"

const LOADER = readFileSync(
  path.join(path.dirname(require.resolve("gatsby/package.json")), "cache-dir/loader.js"),
  "utf8",
)

test("Gatsby's loader has all its requests in one function, and tries again in three places", () => {
  expect(LOADER.match(/new XMLHttpRequest|\bfetch\(/g)).toEqual(["new XMLHttpRequest"])
  expect(REPLACEMENTS.map(({ search }) => LOADER.split(search).length - 1)).toEqual([1, 3])
})

test("a bundle shows whether the patch has its effect", () => {
  const file = "/site/.cache/loader.js"
  expect(hasPayloadPatch(new Map([[file, LOADER]]))).toBe(false)
  expect(hasPayloadPatch(new Map())).toBe(false)
  expect(
    hasPayloadPatch(new Map([[file, "function doFetch(url, method) { return requestPayload(url, method) }"]])),
  ).toBe(true)
})
