import path from "node:path"
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

test("projects with the same name, without letters or without a name have folders of their own", () => {
  const drafts = projectDrafts([{ name: "Mill" }, { name: "Mill" }, { name: "🎉" }, {}], "en", NOW)
  const folders = ["mill", "project-2", "project-3", "project-4"]
  expect(Object.keys(drafts)).toEqual(folders.map((name) => `content/projects/${name}/index.md`))
})

test("a long name becomes an address that a folder can have", () => {
  const [file = ""] = Object.keys(projectDrafts([{ name: "mill ".repeat(80) }], "en", NOW))
  expect(path.posix.basename(path.posix.dirname(file))).toMatch(/^(?:mill-){39}mill$/)
})
