import { type LinkedProject, mapProjects, neighbourOf, relatedTo } from "~/src/lib/projects/related-projects"

function project(slug: string, date: string, tags: string[] = [], related?: string[]): LinkedProject {
  return { id: `id of ${slug}`, slug, date, tags, related }
}

function namesOf(of: LinkedProject, all: LinkedProject[]): [string, string[]][] {
  return relatedTo(of, mapProjects(all)).map(({ project: { slug }, sharedTags }) => [slug, sharedTags])
}

test("neighbours stand in the order of the list: newest first, then by slug; the ends have one", () => {
  const [old, twin, alike, young] = [
    project("old", "1840"),
    project("twin", "1843"),
    project("alike", "1843"),
    project("young", "1843-07"),
  ] as const
  const map = mapProjects([old, twin, alike, young])
  const around = (of: LinkedProject) => [neighbourOf(of, -1, map)?.slug, neighbourOf(of, 1, map)?.slug]
  expect(around(young)).toEqual([undefined, "alike"])
  expect(around(alike)).toEqual(["young", "twin"])
  expect(around(old)).toEqual(["twin", undefined])
})

test("a project that is not in the list has no neighbours", () => {
  expect(neighbourOf(project("draft", "1843"), 1, mapProjects([project("one", "1842")]))).toBeNull()
})

test("related are at most three, those with the most tags in common first, then the newest, each with the reason", () => {
  const own = project("own", "1843", ["A", "B", "C"])
  const all = [
    own,
    project("two", "1841", ["C", "B"]),
    project("older", "1840", ["A"]),
    project("newer", "1842", ["A", "X"]),
    project("oldest", "1839", ["A"]),
    project("strange", "1843", ["X"]),
  ]
  expect(namesOf(own, all)).toEqual([
    ["two", ["B", "C"]],
    ["newer", ["A"]],
    ["older", ["A"]],
  ])
})

test("what its owner names comes in that order and instead, without those that are not public", () => {
  const own = project("own", "1843", ["A"], ["far", "draft", "near"])
  const all = [own, project("near", "1842", ["A"]), project("far", "1841"), project("other", "1840", ["A"])]
  expect(namesOf(own, all)).toEqual([
    ["far", []],
    ["near", ["A"]],
  ])
})

test("an empty list of related projects means none", () => {
  const own = project("own", "1843", ["A"], [])
  expect(namesOf(own, [own, project("near", "1842", ["A"])])).toEqual([])
})
