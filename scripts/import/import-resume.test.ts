import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"

import { digests } from "~/scripts/init/demo-files"
import { exampleSections } from "~/scripts/init/owner-files"
import { temporaryImport } from "~/tests/fixtures/import-folder"

import { publishImport } from "./stage-import"

const site = temporaryImport()
const { folder, fieldsOf, importFrom, resume } = site

test("linkedin: sections of a résumé and drafts of projects, without private details", () => {
  const { paths, left } = importFrom("linkedin", {
    "Profile.csv":
      'First Name,Last Name,Address,Birth Date,Headline,Summary,Zip Code\r\nAda,Byron,12 Street,Dec 10,"Analyst, ""Countess""","One\r\nTwo",W1\r\n',
    "Positions.csv":
      "Company Name,Title,Description,Location,Started On,Finished On\nMill,Weaver,,London,Jun 1842,Sep 1843\nPort,Pilot,,,Jan 1844,\n",
    "Skills.csv": '\uFEFFName\nLooms\n\n5" pipes\n',
    "Certifications.csv": "Name,Url,Authority,Started On,License Number\nMaster,not an address,Guild,Mar 2020,77\n",
    "Education.csv": "School Name,Start Date,End Date,Notes,Degree Name\nMill School,1828,1830,,\n,1830,,,\n",
    "Publications.csv": "Name,Url\nNotes,http://a.dev/notes\n",
    "Projects.csv": "Title,Description,Url,Started On,Finished On\nThe Notes,Long notes.,https://a.dev,Jan 1843,\n",
  })
  expect(left[0]).toMatch(/^education\[1\]\.institution: .+ Left out: \{"startDate":"1830"\}$/)
  expect(resume()).toEqual({
    $schema: "../docs/schemas/resume.schema.json",
    basics: { name: "Ada Byron", label: 'Analyst, "Countess"', summary: "One\nTwo" },
    work: [
      { name: "Mill", position: "Weaver", location: "London", startDate: "1842-06", endDate: "1843-09" },
      { name: "Port", position: "Pilot", startDate: "1844-01" },
    ],
    education: [{ institution: "Mill School", startDate: "1828", endDate: "1830" }],
    skills: [{ name: "Looms" }, { name: '5" pipes' }],
    certificates: [{ name: "Master", issuer: "Guild", date: "2020-03" }],
    publications: [{ name: "Notes", url: "https://a.dev/notes" }],
  })
  expect(paths).toEqual(["content/projects/the-notes", "content/resume.json"])
  expect(fieldsOf("the-notes")).toMatchObject({ title: "The Notes", date: "1843-01", draft: true })
  for (const given of ["content", "content/site.yaml"]) {
    expect(() => importFrom("linkedin", {}, given)).toThrow(`${given} has no Positions.csv`)
  }
})

test("jsonresume: a section that the owner has already stays as it is, and is returned to paste", () => {
  const own = '{\r\n\t"work": [{ "name": "Mine" }],\r\n\t"skills": [{"skill": "A"}]\r\n}\r\n'
  folder.write("content/resume.json", `\uFEFF${own}`)
  const cv =
    '{ "work": [{ "name": "Other" }], "languages": [{ "language": "Welsh" }], "projects": [{ "name": "Loom" }] }'
  const staged = site.stageAndPublish("jsonresume", { "cv.json": cv }, "old/cv.json")
  expect(staged).toMatchObject({ paths: ["content/projects/loom", "content/resume.json"] })
  expect(JSON.parse(staged.rest ?? "")).toEqual({ work: [{ name: "Other" }] })
  const added = ',\r\n\t"languages": [\r\n\t\t{\r\n\t\t\t"language": "Welsh"\r\n\t\t}\r\n\t]\r\n}'
  expect(site.read("content/resume.json")).toBe(own.replace("\r\n}", added))
})

test("examples of init are replaced, but for one that the owner has changed", () => {
  const basics = { name: "Ada" }
  const own = JSON.stringify({ basics, ...exampleSections("en") }, null, 2).replace('"2019"', '"2018"')
  folder.write("content/resume.json", own)
  const cv =
    '{ "work": [{ "name": "Mill" }], "education": [{ "institution": "Mill School" }], "skills": [{ "name": "Looms" }] }'
  const staged = site.stageAndPublish("jsonresume", { "cv.json": cv }, "old/cv.json")
  expect(JSON.parse(staged.rest ?? "")).toEqual({ education: [{ institution: "Mill School" }] })
  const { education } = JSON.parse(own)
  expect(resume()).toMatchObject({ basics, education, work: [{ name: "Mill" }], skills: [{ name: "Looms" }] })
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
  expect(importFrom("jekyll", {}, "old/_posts/2020-01-02-two.md").paths).toEqual(["content/notes/two"])
  expect(readFileSync(mine, "utf8")).toBe(NOTE)
})

test("what cannot be read is refused in one sentence", () => {
  expect(() => importFrom("jekyll", { "content/a.md": "" })).toThrow(
    /old has no entries .+: _posts, _talks, _news, _pages, _drafts\.$/,
  )
  const latin1 = Buffer.from("Stra\xdfe", "latin1")
  for (const [kind, file] of [
    ["jekyll", "_posts/a.md"],
    ["linkedin", "Skills.csv"],
    ["bchiang7", "content/jobs/a.md"],
  ] as const) {
    expect(() => importFrom(kind, { [`${kind}/${file}`]: latin1 }, `old/${kind}`)).toThrow(`${file} is not UTF-8`)
  }
  expect(() => importFrom("jsonresume", {}, "cv.json")).toThrow(/^There is no file .+cv\.json\.$/)
  expect(() => importFrom("jsonresume", {}, "content")).toThrow(/content is a folder\. Name a file/)
  expect(() => importFrom("hugo", {}, "gone")).toThrow(/^There is no folder or file .+gone\.$/)
  expect(() => importFrom("linkedin", {}, "gone")).toThrow(/^There is no folder or file .+gone\.$/)
})

test("preparing an import writes nothing through links in the owner's content", () => {
  const text = NOTE.replace("title", "titel")
  const target = folder.write("elsewhere/index.md", text)
  folder.write("content/notes/other/index.md", NOTE)
  folder.link("content/notes/linked", path.dirname(target))
  site.stageAndPublish("jekyll", { "_posts/2020-01-01-one.md": "---\ntitle: One\n---\nFirst.\n" })
  expect(readFileSync(target, "utf8")).toBe(text)
})

test("pictures of one name stay apart, and a link out of the imported site is not followed", () => {
  folder.link("old/assets/secret.png", folder.write("secret.png", "secret"))
  const pictures = ["assets/one/x/pic.png", "assets/two/x/pic.png", "public/three/x/pic.png", "assets/secret.png"]
  const named = pictures.map((file) => `![${file}](/${file.replace("public/", "")})`).join("\n\n")
  const { files } = site.stageAndPublish("jekyll", {
    "_posts/2020-01-01-one.md": `---\ntitle: One\n---\n${named}\n`,
    ...Object.fromEntries(pictures.slice(0, 3).map((file) => [file, file])),
  })
  expect([...files.values()]).toEqual(["_posts/2020-01-01-one.md", ...pictures.slice(0, 3)])
  const shown = [...site.bodyOf("notes/one").matchAll(/!\[(.+)\]\((?!\/)(.+)\)/g)]
  expect(shown.map(([, alt = "", src = ""]) => [alt, site.read(`content/notes/one/${src}`)])).toEqual(
    pictures.slice(0, 3).map((file) => [file, file]),
  )
})

test("if one step fails, everything is as it was", () => {
  folder.write("staging/content/notes/a/index.md", "a")
  folder.write("staging/content/projects/b/index.md", "b")
  folder.write("content/projects/b/index.md", "mine")
  const staging = path.join(folder.path, "staging")
  expect(() => publishImport(folder.path, staging, ["content/notes/a", "content/projects/b"])).toThrow()
  expect(existsSync(path.join(folder.path, "content/notes"))).toBe(false)
  expect(site.read("content/projects/b/index.md")).toBe("mine")
})
