import { parse } from "yaml"

import { projectDrafts } from "./resume-projects"

const NOW = new Date(2026, 4, 31)

test("a draft has the fields that are valid for a project, its highlights as its text, and its description once", () => {
  const mill = {
    ...{ name: "Größe", description: "A mill.", startDate: "2020-01", endDate: "2021", type: "x".repeat(31) },
    ...{ entity: "Town", roles: ["Miller"], keywords: ["Oak"], url: "https://mill.dev" },
    highlights: ["Twice as fast", "Half as loud"],
  }
  const drafts = projectDrafts([mill], "de", NOW)
  const [, fields = "", text] = drafts["content/projects/groesse/index.md"]?.split(/^---$/m) ?? []
  expect(parse(fields)).toEqual({
    ...{ title: "Größe", summary: "A mill.", date: "2020-01", endDate: "2021", draft: true },
    ...{
      role: ["Miller"],
      tech: ["Oak"],
      client: { name: "Town" },
      links: [{ type: "live", url: "https://mill.dev" }],
    },
  })
  expect(text).toBe("\n\n- Twice as fast\n- Half as loud\n")
})

test("a description that is too long for a summary is the text", () => {
  const description = "A mill. ".repeat(40).trim()
  const [draft = ""] = Object.values(projectDrafts([{ name: "Mill", description }], "en", NOW))
  expect(draft.endsWith(`---\n\n${description}\n`)).toBe(true)
})

test.each([
  [
    "the same name, without letters or without a name",
    ["Mill", "Mill", "🎉", undefined],
    "mill project-2 project-3 project-4",
  ],
  ["the name of a folder that another one gets", ["Project 2", "🎉"], "project-2 project-2-2"],
  ["the address of another page", ["Index", "Tags"], "project-1 project-2"],
  ["a name that is too long for a folder", ["mill ".repeat(80)], "mill-".repeat(40).slice(0, -1)],
])("projects with %s have folders of their own", (_what, names, folders) => {
  const drafts = projectDrafts(
    names.map((name) => (name === undefined ? {} : { name })),
    "en",
    NOW,
  )
  expect(Object.keys(drafts)).toEqual(folders.split(" ").map((name) => `content/projects/${name}/index.md`))
})
