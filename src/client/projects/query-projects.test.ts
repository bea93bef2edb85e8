import { createProjectQuery } from "~/src/client/projects/query-projects"
import { NO_FILTER } from "~/src/lib/projects/project-filter-url"
import { encodeIndex, type IndexedEntry } from "~/src/lib/projects/search-index"

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

const find = createProjectQuery(
  encodeIndex([
    project("one", { title: "Harbour lights", summary: "A map of every lamp.", tags: ["Maps"] }),
    project("two", { title: "Winter", summary: "Letters about the harbour.", tags: ["Écriture"] }),
    project("three", { title: "数学 notes", type: "Talk", tags: ["C++"] }),
  ]),
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
  ["c++", ["three"]],
  // All words must match.
  ["harbour letters", ["two"]],
  ["harbour volcano", []],
  ["", ["one", "two", "three"]],
])("the text %j finds %j", (text, slugs) => {
  expect(find("projects", { ...NO_FILTER, text }).projects.map(({ slug }) => slug)).toEqual(slugs)
})
