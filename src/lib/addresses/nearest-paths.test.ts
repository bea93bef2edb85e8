import { distance } from "fastest-levenshtein"

import { nearestPaths } from "~/src/lib/addresses/nearest-paths"

const paths = ["/", "/about", "/projects", "/projects/note-g", "/projects/sketch-of-the-engine"]
const near = (asked: string, renamed = {}) => nearestPaths(asked, { paths, renamed, distance })

test("a path that is mistyped, in other letters, or with an ending finds its page first", () => {
  expect(near("/projects/note-h")[0]).toBe("/projects/note-g")
  expect(near("/Abuot/")[0]).toBe("/about")
  expect(near("/about.html?x#y")[0]).toBe("/about")
})

test("a project's name alone, or a part of it, finds the project", () => {
  expect(near("/note-g")[0]).toBe("/projects/note-g")
  expect(near("/works/engine")).toEqual(["/projects/sketch-of-the-engine"])
})

test("a mistyped former name leads to where the project is now", () => {
  expect(near("/projects/old-nmae", { "/projects/old-name": "/projects/note-g" })).toEqual(["/projects/note-g"])
})

test("what is like no page finds none, and never more than three are named", () => {
  expect(near("/")).toEqual([])
  expect(nearestPaths("/ab", { paths: ["/projects/page/2"], renamed: {}, distance })).toEqual([])
  expect(near("/wp-login-administration")).toEqual([])
  const many = Array.from({ length: 9 }, (_, index) => `/projects/engine-${index}`)
  expect(nearestPaths("/projects/engine", { paths: many, renamed: {}, distance })).toHaveLength(3)
})
