import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { checkStrayFiles } from "~/src/doctor/files/stray-files"

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "stray-"))
})

afterEach(() => rmSync(root, { recursive: true }))

function told(files: string[], pictures: { file: string; src: string }[] = [], unread: string[] = []): string[] {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), "")
  }
  return checkStrayFiles(root, { pictures, unread }).map(({ severity, file, fix }) => `${severity} ${file} — ${fix}`)
}

test("files that the site reads, notes, and what is hidden are in order", () => {
  const read = ["site.yaml", "resume.json", "home.md", "projects/one/index.md", "projects/one/talk.mp4"]
  expect(told([...read, "README.md", "projects/one/readme.txt", ".DS_Store", ".drafts/x.md"])).toEqual([])
})

test.each([
  ["hom.md", "did you mean home.md?"],
  ["site.yml", "did you mean site.yaml?"],
  ["About.md", "did you mean about.md?"],
  ["notes/monday.md", "remove it"],
  ["projects/loom.md", "rename it to projects/loom/index.md"],
  ["projects/Straßen_1.md", "rename it to projects/strassen-1/index.md"],
  ["projects/one/Index.md", "rename it to projects/one/index.md"],
  ["projects/one/index.mdx", "rename it to projects/one/index.md"],
  ["projects/one/more/other.md", "remove it, or give it a folder of its own"],
])("%s is read by nothing: %s", (file, fix) => {
  expect(told([file])).toEqual([`warning content/${file} — ${fix}`])
})

test("a picture that nothing names is warned of, whoever might name it", () => {
  const files = ["portrait.png", "avatar.png", "projects/one/my cover.PNG", "projects/one/left.svg"]
  const pictures = [
    { file: "content/about.md", src: "portrait.png" },
    { file: "content/projects/two/index.md", src: "../one/my%20cover.png" },
    { file: "content/home.md", src: "https://ada.dev/left.svg" },
  ]
  expect(told(files, pictures)).toEqual([
    "warning content/avatar.png — name it where it belongs, or remove it",
    "warning content/projects/one/left.svg — name it where it belongs, or remove it",
  ])
})

test("a text beside the one that is read is warned of", () => {
  expect(told(["projects/one/index.md", "projects/one/other.md"])).toEqual([
    "warning content/projects/one/other.md — remove it, or give it a folder of its own",
  ])
})

test("a text is not sent to where a project belongs whose folder has a name that is no slug", () => {
  expect(told(["projects/Loom.md", "projects/LOOM/index.md"])).toEqual([
    "warning content/projects/Loom.md — remove it, or give it a folder of its own",
  ])
})

test("a picture beside a file that cannot be read may be named in it", () => {
  expect(told(["projects/one/index.md", "projects/one/a.png"], [], ["content/projects/one/index.md"])).toEqual([])
})
