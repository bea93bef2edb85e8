import { applyEntryFilter, type Choice } from "~/src/lib/search/apply-entry-filter"
import { type EntryFilter, NO_FILTER } from "~/src/lib/search/entry-filter-url"
import { indexedProject } from "~/tests/fixtures/indexed-entry"

const PROJECTS = [
  indexedProject("atlas", { date: "2024-05", type: "App", tags: ["Maps", "Art"] }),
  indexedProject("bells", { date: "2021", endDate: "present", type: "Talk", tags: ["Music"] }),
  indexedProject("clock", { date: "2019", endDate: "2022", type: "App", tags: ["Art", "Music"] }),
  indexedProject("dance", { date: "2018", title: "A dance", tags: ["Art"] }),
]
const RANKS = new Map(["clock", "atlas"].map((slug, rank) => [`/projects/${slug}`, rank]))

function filtered({ text = "", ...filter }: Partial<EntryFilter>) {
  return applyEntryFilter(PROJECTS, { ...NO_FILTER, text, ...filter }, text === "" ? null : RANKS)
}
const slugs = (filter: Partial<EntryFilter>) => filtered(filter).entries.map(({ slug }) => slug)
const counts = (choices: Choice[]) => Object.fromEntries(choices.map(({ value, count }) => [value, count]))

test.each<[Partial<EntryFilter>, string[]]>([
  [{ tags: ["Art", "Music"] }, ["clock"]],
  [{ tags: ["Art", "Music"], match: "any" }, ["atlas", "bells", "clock", "dance"]],
  [{ tags: ["No such tag"] }, []],
  // A project belongs to every year from its start to its end.
  [{ year: "2021" }, ["bells", "clock"]],
  [{ year: "2025" }, ["bells"]],
  [{ year: "2017" }, []],
  [{ type: "App", tags: ["Music"], year: "2020" }, ["clock"]],
  [{ type: "Talk", tags: ["Art"] }, []],
  [{}, ["atlas", "bells", "clock", "dance"]],
  [{ sort: "oldest" }, ["dance", "clock", "bells", "atlas"]],
  [{ sort: "title" }, ["dance", "atlas", "bells", "clock"]],
  [{ text: "x" }, ["clock", "atlas"]],
  [{ text: "x", sort: "newest" }, ["atlas", "clock"]],
])("the filter %j finds %j", (filter, found) => {
  expect(slugs(filter)).toEqual(found)
})

test("counts respect the other choices but not their own; with `all`, counts of tags respect the chosen tags", () => {
  expect(counts(filtered({}).tags)).toEqual({ Art: 3, Music: 2, Maps: 1 })
  expect(counts(filtered({ type: "App" }).tags)).toEqual({ Art: 2, Music: 1, Maps: 1 })
  expect(counts(filtered({ tags: ["Music"] }).tags)).toEqual({ Art: 1, Music: 2, Maps: 0 })
  expect(counts(filtered({ tags: ["Music", "Maps"], match: "any" }).tags)).toEqual({ Art: 3, Music: 2, Maps: 1 })
  expect(counts(filtered({ type: "Talk", tags: ["Art"] }).types)).toEqual({ App: 2, Talk: 0 })
  const years = { 2018: 0, 2019: 1, 2021: 2, 2022: 2, 2024: 1 }
  expect(counts(filtered({ year: "2018", tags: ["Music"] }).years)).toEqual(years)
})

test("W3: with a text, the entries of both collections are in one order of dates", () => {
  const note = indexedProject("fog", { collection: "notes", date: "2022-06" })
  const { entries } = applyEntryFilter([...PROJECTS, note], { ...NO_FILTER, sort: "newest" }, null)
  expect(entries.map(({ slug }) => slug)).toEqual(["atlas", "fog", "bells", "clock", "dance"])
})

test("choices keep their places while their counts change", () => {
  expect(filtered({ tags: ["Maps"] }).tags.map(({ value }) => value)).toEqual(["Art", "Music", "Maps"])
})
