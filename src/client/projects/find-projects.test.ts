import { createProjectFinder } from "~/src/client/projects/find-projects"
import { NO_FILTER } from "~/src/lib/projects/project-filter-url"
import { encodeIndex, type IndexedProject } from "~/src/lib/projects/project-index"

function project(slug: string, fields: Partial<IndexedProject>): IndexedProject {
  const rest = { endDate: null, type: null, tags: [], cover: null, visibility: "public", publishAt: null }
  return { slug, path: `/projects/${slug}`, title: slug, summary: "", date: "2020", ...rest, ...fields }
}

const find = createProjectFinder(
  encodeIndex([
    project("one", { title: "Harbour lights", summary: "A map of every lamp.", tags: ["Maps"] }),
    project("two", { title: "Winter", summary: "Letters about the harbour.", tags: ["Écriture"] }),
    project("three", { title: "数学 notes", type: "Talk", tags: ["C++"] }),
  ]),
)
const slugs = (text: string) => find({ ...NO_FILTER, text }).projects.map(({ slug }) => slug)

test("a text is found in titles first, then in tags, types and summaries", () => {
  expect(slugs("harbour")).toEqual(["one", "two"])
  expect(slugs("talk")).toEqual(["three"])
  expect(slugs("maps")).toEqual(["one"])
})

test("a slip of the fingers, a beginning and a missing accent are forgiven", () => {
  expect(slugs("habrour")).toEqual(["one", "two"])
  expect(slugs("ligths")).toEqual(["one"])
  expect(slugs("harb")).toEqual(["one", "two"])
  expect(slugs("ecriture")).toEqual(["two"])
  expect(slugs("数学")).toEqual(["three"])
  expect(slugs("c++")).toEqual(["three"])
})

test("all words must be found; short words are taken as they are", () => {
  expect(slugs("harbour letters")).toEqual(["two"])
  expect(slugs("harbour volcano")).toEqual([])
  expect(slugs("xyz")).toEqual([])
})

test("without a text all projects are there, in their own order", () => {
  expect(slugs("")).toEqual(["one", "two", "three"])
})
