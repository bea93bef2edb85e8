import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"

import { digests } from "~/scripts/init/demo-files"
import { temporaryImport } from "~/tests/fixtures/import-folder"

import { publishImport } from "./stage-import"

const site = temporaryImport()
const { folder, fieldsOf, resume } = site

function importFrom(kind: string, files: Record<string, string | Buffer>, given?: string) {
  const staged = site.stageAndPublish(kind, files, given)
  site.expectNoErrors()
  return staged
}

test("linkedin: sections of a résumé and drafts of projects, without private details", () => {
  const { entries } = importFrom("linkedin", {
    "Profile.csv":
      'First Name,Last Name,Address,Birth Date,Headline,Summary,Zip Code\r\nAda,Byron,12 Street,Dec 10,"Analyst, ""Countess""","One\r\nTwo",W1\r\n',
    "Positions.csv":
      "Company Name,Title,Description,Location,Started On,Finished On\nMill,Weaver,,London,Jun 1842,Sep 1843\nPort,Pilot,,,Jan 1844,\n",
    "Skills.csv": '\uFEFFName\nLooms\n\n5" pipes\n',
    "Certifications.csv": "Name,Url,Authority,Started On,License Number\nMaster,not an address,Guild,Mar 2020,77\n",
    "Projects.csv": "Title,Description,Url,Started On,Finished On\nThe Notes,Long notes.,https://a.dev,Jan 1843,\n",
  })
  const { $schema: _schema, projects: _projects, ...sections } = resume()
  expect(sections).toEqual({
    basics: { name: "Ada Byron", label: 'Analyst, "Countess"', summary: "One\r\nTwo" },
    work: [
      { name: "Mill", position: "Weaver", location: "London", startDate: "1842-06", endDate: "1843-09" },
      { name: "Port", position: "Pilot", startDate: "1844-01" },
    ],
    skills: [{ name: "Looms" }, { name: '5" pipes' }],
    certificates: [{ name: "Master", issuer: "Guild", date: "2020-03" }],
  })
  expect(entries).toEqual(["projects/the-notes"])
  expect(fieldsOf("the-notes")).toMatchObject({ title: "The Notes", date: "1843-01", draft: true })
  expect(() => importFrom("linkedin", {}, "content")).toThrow(/content has no Positions\.csv/)
})

test("jsonresume: a section that the owner has already stays as it is, and is returned to paste", () => {
  const own = '{\n  // mine\n  "work": [{ "name": "Mine" }],\n  "skills": [{"skill": "A"}]\n}\n'.replace(
    "  // mine\n",
    "",
  )
  folder.write("content/resume.json", own)
  const cv = '{ "work": [{ "name": "Other" }], "languages": [{ "language": "Welsh" }], "projects": [] }'
  const staged = site.stageAndPublish("jsonresume", { "cv.json": cv }, "old/cv.json")
  expect(staged).toMatchObject({ entries: [], isResumeWritten: true })
  expect(JSON.parse(staged.rest ?? "")).toEqual({ work: [{ name: "Other" }] })
  expect(site.read("content/resume.json").startsWith(own.replace("\n}\n", ",\n"))).toBe(true)
  expect(resume().languages).toEqual([{ language: "Welsh" }])
})

test("the demo's résumé is replaced", () => {
  folder.write("content/resume.json", '{ "work": [{ "name": "Demo" }] }')
  folder.write("scripts/init/demo.json", JSON.stringify(digests(folder.path)))
  importFrom("linkedin", { "Skills.csv": "Name\nLooms\n" })
  expect(resume()).toEqual({ $schema: "../docs/schemas/resume.schema.json", skills: [{ name: "Looms" }] })
})

const NOTE = "---\ntitle: T\nsummary: S.\ndate: 2024\n---\nText.\n"

test("a note that exists is refused, and one of several entries can be imported alone", () => {
  const mine = folder.write("content/notes/one/index.md", NOTE)
  const posts = {
    "_posts/2020-01-01-one.md": "---\ntitle: One\n---\nFirst.\n",
    "_posts/2020-01-02-two.md": "---\ntitle: Two\n---\nSecond.\n",
  }
  expect(() => importFrom("jekyll", posts)).toThrow(/^content\/notes\/one already exists, so .+one\.md cannot/)
  expect(readdirSync(path.join(folder.path, "content/notes"))).toEqual(["one"])
  expect(importFrom("jekyll", {}, "old/_posts/2020-01-02-two.md").entries).toEqual(["notes/two"])
  expect(readFileSync(mine, "utf8")).toBe(NOTE)
})

test("what cannot be read is refused in one sentence", () => {
  expect(() => importFrom("jekyll", { "content/a.md": "" })).toThrow(/old has no entries .+: _posts, _drafts\.$/)
  expect(() => importFrom("jekyll", { "_posts/a.md": Buffer.from("Stra\xdfe", "latin1") })).toThrow(/is not UTF-8/)
})

test("if one step fails, everything is as it was", () => {
  folder.write("staging/content/notes/a/index.md", "a")
  folder.write("staging/content/projects/b/index.md", "b")
  folder.write("content/projects/b/index.md", "mine")
  const staging = path.join(folder.path, "staging")
  const both = { entries: ["notes/a", "projects/b"] as const, isResumeWritten: false }
  expect(() => publishImport(folder.path, staging, both)).toThrow()
  expect(existsSync(path.join(folder.path, "content/notes"))).toBe(false)
  expect(site.read("content/projects/b/index.md")).toBe("mine")
})
