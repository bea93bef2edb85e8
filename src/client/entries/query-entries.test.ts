import { createEntryQuery } from "~/src/client/entries/query-entries"
import { NO_FILTER } from "~/src/lib/search/entry-filter-url"
import { encodeIndex, type IndexedEntry } from "~/src/lib/search/search-index"
import type { SearchShard } from "~/src/lib/search/search-words"

function project(slug: string, fields: Partial<IndexedEntry>): IndexedEntry {
  const rest = { endDate: null, type: null, tags: [], cover: null, visibility: "public", publishAt: null }
  const language = { lang: null, languageName: null }
  return {
    collection: "projects",
    slug,
    path: `/projects/${slug}`,
    title: slug,
    summary: "",
    date: "2020",
    ...rest,
    ...language,
    ...fields,
  }
}

const find = createEntryQuery(
  encodeIndex([
    project("one", { title: "Harbour lights", summary: "A map of every lamp.", tags: ["Maps", "Clocks"] }),
    project("two", { title: "Winter", summary: "Letters about the harbour.", tags: ["Écriture"] }),
    project("three", { title: "昨日の数学 notes", type: "Talk", tags: ["C++"] }),
  ]),
  () => undefined,
)

test.each([
  // Titles come first, then tags, types and summaries.
  ["harbour", ["one", "two"]],
  ["talk", ["three"]],
  // A misspelt word, the beginning of a word and a missing accent still match.
  ["habrour", ["one", "two"]],
  ["harb", ["one", "two"]],
  ["ecriture", ["two"]],
  ["数学", ["three"]],
  // Signs of names count.
  ["c++", ["three"]],
  // All words must match.
  ["harbour letters", ["two"]],
  ["harbour volcano", []],
  ["", ["one", "two", "three"]],
])("the text %j finds %j", (text, slugs) => {
  expect(find("projects", { ...NO_FILTER, text }).entries.map(({ slug }) => slug)).toEqual(slugs)
})

test("W3: words of texts are loaded when they are needed, and found after titles; pages are found, too", async () => {
  const one = project("one", { title: "Harbour lights" })
  const index = {
    ...encodeIndex(
      [project("two", { title: "Winter", tags: ["Cold"] }), one],
      [{ path: "/about", title: "About harbours", lang: null }],
    ),
    words: { base: "/static/search-1", names: ["ha", "fo"] },
  }
  const files: Record<string, Record<string, number[]>> = {
    "/static/search-1/ha.json": { harbour: [0], harm: [1] },
    "/static/search-1/fo.json": { fog: [0, 2] },
  }
  const loaded: string[] = []
  const load = async (file: string) => {
    loaded.push(file)
    return files[file] ?? {}
  }
  const onLoad = jest.fn()
  const query = createEntryQuery(index, onLoad, load)
  const found = (text: string, more = {}) => {
    const { entries, pages } = query("projects", { ...NO_FILTER, text, ...more })
    return [...entries, ...pages].map(({ path }) => path)
  }
  expect([found("zebra"), found("f"), loaded]).toEqual([[], [], []])
  expect(found("harbour")).toEqual(["/projects/one", "/about"])
  expect(query("projects", { ...NO_FILTER, text: "harbour" }).isLoading).toBe(true)
  await new Promise(process.nextTick)
  expect([onLoad.mock.calls.length, loaded]).toEqual([1, ["/static/search-1/ha.json"]])
  expect(query("projects", { ...NO_FILTER, text: "harbour" }).isLoading).toBe(false)
  // A word of one letter is in no file. It does not hide what has the others.
  for (const text of ["harbour", "harbour b", "d’harbour"]) {
    expect(found(text)).toEqual(["/projects/one", "/projects/two", "/about"])
  }
  found("fog harbours")
  await new Promise(process.nextTick)
  // Both words must be in it, in its title or its text.
  expect(found("fog harbour")).toEqual(["/projects/two", "/about"])
  expect(found("harbour", { tags: ["Cold"] })).toEqual(["/projects/two"])
  expect(loaded).toHaveLength(2)
})

test("W3: where words cannot be loaded, titles are still found, and the words are asked for again by the next search", async () => {
  const load = jest.fn(() => Promise.reject(new Error("offline")))
  const onLoad = jest.fn()
  const index = { ...encodeIndex([project("two", { title: "Winter" })]), words: { base: "", names: ["wi"] } }
  const query = createEntryQuery(index, onLoad, load)
  const filter = { ...NO_FILTER, text: "winter" }
  const find = (asked = { ...filter }) => {
    const { entries, isLoading } = query("projects", asked)
    return [entries.length, isLoading]
  }
  expect([find(filter), find(filter)]).toEqual([
    [1, true],
    [1, true],
  ])
  await new Promise(process.nextTick)
  expect([load.mock.calls.length, onLoad.mock.calls.length]).toEqual([1, 1])
  // The list is shown again after each answer. Asking again for the same search would never end.
  expect([find(filter), load.mock.calls.length]).toEqual([[1, false], 1])
  expect([find(), load.mock.calls.length]).toEqual([[1, true], 2])
})

test("W3: a search whose words could not be loaded can be repeated; one that needs none of them is complete", async () => {
  const load = jest.fn(() => Promise.reject<SearchShard>(new Error("offline")))
  const index = { ...encodeIndex([project("two", { title: "Winter" })]), words: { base: "", names: ["fo"] } }
  const onChange = jest.fn()
  const query = createEntryQuery(index, onChange, load)
  const [fog, winter] = ["fog", "winter"].map((text) => ({ ...NO_FILTER, text }))
  const find = (filter = NO_FILTER) => query("projects", filter)
  expect(find(fog).retry).toBeUndefined()
  await new Promise(process.nextTick)
  expect(find(winter).retry).toBeUndefined()
  load.mockResolvedValue({ fog: [0] })
  find(fog).retry?.()
  expect(find(fog)).toMatchObject({ entries: [], isLoading: true })
  await new Promise(process.nextTick)
  expect(find(fog).entries).toHaveLength(1)
  expect(find(fog).retry).toBeUndefined()
  expect(onChange).toHaveBeenCalledTimes(3)
})
