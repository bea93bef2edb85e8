import { applyProjectFilter } from "~/src/lib/projects/apply-project-filter"
import { NO_FILTER, type ProjectFilter } from "~/src/lib/projects/project-filter-url"
import type { IndexedProject } from "~/src/lib/projects/project-index"

function project(slug: string, fields: Partial<IndexedProject>): IndexedProject {
  return {
    slug,
    path: `/projects/${slug}`,
    title: slug,
    summary: "",
    date: "2020",
    endDate: null,
    type: null,
    tags: [],
    cover: null,
    visibility: "public",
    publishAt: null,
    ...fields,
  }
}

const PROJECTS = [
  project("atlas", { date: "2024-05", type: "App", tags: ["Maps", "Art"] }),
  project("bells", { date: "2021", endDate: "present", type: "Talk", tags: ["Music"] }),
  project("clock", { date: "2019", endDate: "2022", type: "App", tags: ["Art", "Music"] }),
  project("dance", { date: "2018", title: "A dance", tags: ["Art"] }),
]

const filtered = (filter: Partial<ProjectFilter>, ranks: Map<string, number> | null = null) =>
  applyProjectFilter(PROJECTS, { ...NO_FILTER, ...filter }, ranks)
const slugs = (filter: Partial<ProjectFilter>, ranks: Map<string, number> | null = null) =>
  filtered(filter, ranks).projects.map(({ slug }) => slug)
const counts = (choices: { value: string; count: number }[]) =>
  Object.fromEntries(choices.map(({ value, count }) => [value, count]))

test("tags are joined by and, or by or", () => {
  expect(slugs({ tags: ["Art", "Music"] })).toEqual(["clock"])
  expect(slugs({ tags: ["Art", "Music"], match: "any" })).toEqual(["atlas", "bells", "clock", "dance"])
  expect(slugs({ tags: ["No such tag"] })).toEqual([])
})

test("a year finds what began, went on or ended in it", () => {
  expect(slugs({ year: "2021" })).toEqual(["bells", "clock"])
  expect(slugs({ year: "2025" })).toEqual(["bells"])
  expect(slugs({ year: "2017" })).toEqual([])
})

test("all parts of a filter must be met", () => {
  expect(slugs({ type: "App", tags: ["Music"], year: "2020" })).toEqual(["clock"])
  expect(slugs({ type: "Talk", tags: ["Art"] })).toEqual([])
})

test("projects come newest first, oldest first, by title, or best match first", () => {
  expect(slugs({})).toEqual(["atlas", "bells", "clock", "dance"])
  expect(slugs({ sort: "oldest" })).toEqual(["dance", "clock", "bells", "atlas"])
  expect(slugs({ sort: "title" })).toEqual(["dance", "atlas", "bells", "clock"])
  const ranks = new Map([
    ["clock", 0],
    ["atlas", 1],
  ])
  expect(slugs({ text: "x" }, ranks)).toEqual(["clock", "atlas"])
  expect(slugs({ text: "x", sort: "newest" }, ranks)).toEqual(["atlas", "clock"])
})

test("the counts of tags follow the other choices, and with all tags needed the chosen tags, too", () => {
  expect(counts(filtered({}).tags)).toEqual({ Art: 3, Music: 2, Maps: 1 })
  expect(counts(filtered({ type: "App" }).tags)).toEqual({ Art: 2, Music: 1, Maps: 1 })
  expect(counts(filtered({ tags: ["Music"] }).tags)).toEqual({ Art: 1, Music: 2, Maps: 0 })
  expect(counts(filtered({ tags: ["Music", "Maps"], match: "any" }).tags)).toEqual({ Art: 3, Music: 2, Maps: 1 })
})

test("the counts of types and years follow the other choices, not their own", () => {
  expect(counts(filtered({ type: "Talk", tags: ["Art"] }).types)).toEqual({ App: 2, Talk: 0 })
  expect(counts(filtered({ year: "2018", tags: ["Music"] }).years)).toEqual({
    2018: 0,
    2019: 1,
    2021: 2,
    2022: 2,
    2024: 1,
  })
})

test("a count is what the choice would leave", () => {
  for (const { value, count } of filtered({ type: "App" }).tags) {
    expect(slugs({ type: "App", tags: [value] })).toHaveLength(count)
  }
  for (const { value, count } of filtered({ tags: ["Art"] }).years) {
    expect(slugs({ tags: ["Art"], year: value })).toHaveLength(count)
  }
})

test("choices keep their places while their counts change", () => {
  expect(filtered({ tags: ["Maps"] }).tags.map(({ value }) => value)).toEqual(["Art", "Music", "Maps"])
})
