import { distance } from "fastest-levenshtein"

import { nearestPaths } from "~/src/lib/addresses/nearest-paths"

const SITE = {
  paths: ["/", "/about", "/projects", "/projects/note-g", "/projects/sketch-of-the-engine"],
  renamed: { "/projects/old-name": "/projects/note-g" },
}

test.each([
  ["/projects/note-h", "/projects/note-g"],
  ["/Abuot/", "/about"],
  ["/about.html?x#y", "/about"],
  // The name alone, part of it, or a former name.
  ["/note-g", "/projects/note-g"],
  ["/works/engine", "/projects/sketch-of-the-engine"],
  ["/projects/old-nmae", "/projects/note-g"],
])("%s suggests %s first", (path, expected) => {
  expect(nearestPaths(path, { ...SITE, distance })[0]).toBe(expected)
})

test.each(["/", "/wp-login-administration"])("%s suggests nothing", (path) => {
  expect(nearestPaths(path, { ...SITE, distance })).toEqual([])
})

test("a short name without a common letter suggests nothing, and there are at most three suggestions", () => {
  expect(nearestPaths("/ab", { paths: ["/projects/page/2"], renamed: {}, distance })).toEqual([])
  const paths = Array.from({ length: 9 }, (_, index) => `/projects/engine-${index}`)
  expect(nearestPaths("/projects/engine", { paths, renamed: {}, distance })).toHaveLength(3)
})
