import { byNewest, type LinkedEntry, relatedTo } from "~/src/lib/entries/related-entries"

function project(slug: string, date: string, tags: string[] = [], related?: string[]): LinkedEntry {
  return { id: `id of ${slug}`, slug, date, tags, related }
}

function relatedIn(own: LinkedEntry, others: LinkedEntry[]): [string, string[]][] {
  return relatedTo(own, [own, ...others].sort(byNewest)).map(({ entry: { slug }, sharedTags }) => [slug, sharedTags])
}

test("the list is sorted newest first, then by slug", () => {
  const dates = { old: "1840", twin: "1843", alike: "1843", new: "1843-07" }
  const projects = Object.entries(dates).map(([slug, date]) => project(slug, date))
  expect(projects.sort(byNewest).map(({ slug }) => slug)).toEqual(["new", "alike", "twin", "old"])
})

test("at most three projects are related: those with the most tags in common, then the newest", () => {
  const others = [
    project("two", "1841", ["C", "B"]),
    project("older", "1840", ["A"]),
    project("newer", "1842", ["A", "X"]),
    project("oldest", "1839", ["A"]),
    project("other", "1843", ["X"]),
  ]
  expect(relatedIn(project("own", "1843", ["A", "B", "C"]), others)).toEqual([
    ["two", ["B", "C"]],
    ["newer", ["A"]],
    ["older", ["A"]],
  ])
})

test("projects that the owner names come instead, in the owner's order; those that are not public are left out", () => {
  const others = [project("near", "1842", ["A"]), project("far", "1841"), project("other", "1840", ["A"])]
  expect(relatedIn(project("own", "1843", ["A"], ["far", "draft", "near"]), others)).toEqual([
    ["far", []],
    ["near", ["A"]],
  ])
  expect(relatedIn(project("own", "1843", ["A"], []), others)).toEqual([])
})

test("W1: parts of the same series are not related, because each lists the others", () => {
  const part = { ...project("own", "1843", ["A"]), series: "Looms" }
  const others = [{ ...project("next", "1844", ["A"]), series: "Looms" }, project("other", "1842", ["A"])]
  expect(relatedIn(part, others)).toEqual([["other", ["A"]]])
})
