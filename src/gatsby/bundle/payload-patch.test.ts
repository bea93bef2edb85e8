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
  const hasPatch = (source: string) => hasPayloadPatch(new Map([["/site/.cache/loader.js", source]]))
  expect(hasPayloadPatch(new Map())).toBe(false)
  expect(hasPatch(LOADER)).toBe(false)
  // As Babel writes it.
  expect(hasPatch("function doFetch(url,method=`GET`){return requestPayload(url,method);}")).toBe(true)
  expect(hasPatch("function doFetch(url,method=`GET`){return requestPayload(url,method);}if(retries<3){}")).toBe(false)
})
