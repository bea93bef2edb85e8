import { findFiles } from "~/src/doctor/readers/files/find-files"
import { nameOnDisk } from "~/src/doctor/readers/files/name-on-disk"
import { temporaryContent } from "~/tests/fixtures/content-folder"

import { checkStrayFiles } from "./stray-files"

const content = temporaryContent()

function report(files: string[], named: { file: string; src: string }[] = [], unread: string[] = []): string[] {
  for (const file of files) content.write(file, "")
  return checkStrayFiles(findFiles(content.root), { named, unread }).map(
    ({ severity, file, fix }) => `${severity} ${file} ${fix}`,
  )
}

test("files that the site reads or that are named, notes, and hidden files are accepted", () => {
  const read = ["resume.json", "fonts/Noto.ttf", "projects/one/talk.mp4", "projects/one/data/All.json"]
  const other = ["README.md", "projects/one/readme.txt", ".DS_Store", ".drafts/x.md", "projects/one/Thumbs.db"]
  const named = ["talk.mp4", "data/All.json"].map((src) => ({ file: "content/projects/one/index.md", src }))
  expect(report([...read, ...other], named)).toEqual([])
})

test.each([
  ["projects/one/more/a (1).bib", "Link to it in the text: [a (1)](more/a%20%281%29.bib), or move it out of content."],
  ["projects/one/data.json", "Link to it in the text: [data](data.json), or move it out of content."],
  ["notes.pdf", "Link to it in the text: [notes](notes.pdf), or move it out of content."],
  ["projects/one/talk.webm", "Name it in video.src, or move it out of content."],
  ["projects/one/talk.vtt", "Name it in video.captions, or move it out of content."],
  ["projects/one/demo.html", "Put it into static, or move it out of content."],
  ["pages/data.json", "Link to it in the text: [data](data.json), or move it out of content."],
  ["projects/paper.pdf", "Put it into static, or move it out of content."],
  ["cv/paper.pdf", "Put it into static, or move it out of content."],
  ["projects/one/resume.de.json", "Move it out of content."],
  ["cv/old/Teaching.yaml", "Move it out of content, or to cv/teaching.yaml to publish it."],
  ["cv/_draft.yml", "Move it out of content, or to cv/draft.yaml to publish it."],
  ["projects/one/Makefile", "Put it into static, or move it out of content."],
])("%s, which nothing names, is reported: %s", (file, fix) => {
  expect(report([file])).toEqual([`warning content/${file} ${fix}`])
})

const OWN_FOLDER = "Give it a folder of its own, or move it out of content."

test.each([
  [["posts/_old/index.md"], "Move it out of content, or its text into projects/<name>/index.md and add draft: true."],
  [["notes/monday.md"], "Rename it to notes/monday/index.md."],
  [["notes/one/more/index.md", "notes/one/index.md"], "Move its folder to notes/more, or move it out of content."],
  [["projects/Straßen_1.md"], "Rename it to projects/strassen-1/index.md."],
  [["projects/_draft.md"], "Rename it to projects/draft/index.md and add draft: true."],
  [["projects/one/_notes.md"], "Give it a folder of its own and add draft: true, or move it out of content."],
  [["projects/one/_old/index.md"], "Move its folder to projects/_old and add draft: true, or move it out of content."],
  [["_home.md"], "Move it out of content, or its text into projects/<name>/index.md and add draft: true."],
  [["_old/a.md"], "Move it out of content, or its text into projects/<name>/index.md and add draft: true."],
  [["projects/one/more/other.md"], OWN_FOLDER],
  [["projects/one/other.md"], OWN_FOLDER],
  [["projects/Loom.md", "projects/LOOM/index.md"], OWN_FOLDER],
])("the first of %j is read by nothing: %s", (files, fix) => {
  expect(report(files)).toEqual([`warning content/${files[0]} ${fix}`])
})

test("an image that no file names is reported, unless a file beside it cannot be read", () => {
  const inProjects = [
    "projects/one/my cover.PNG",
    "projects/one/left.svg",
    "projects/two/a.png",
    "projects/two/b/c.pdf",
  ]
  const images = [
    { file: "content/about.md", src: "portrait.png" },
    { file: "content/projects/two/index.md", src: "../one/my%20cover.png" },
    { file: "content/home.md", src: "https://ada.dev/left.svg" },
  ]
  expect(report(["portrait.png", "avatar.png", ...inProjects], images, ["content/projects/two/index.md"])).toEqual([
    "warning content/avatar.png Name it where it belongs, or move it out of content.",
    "warning content/projects/one/left.svg Name it where it belongs, or move it out of content.",
  ])
})

test.each([
  ["Figures/Loom.PNG", "Figures/Loom.PNG"],
  ["./Figures/../Figures/Loom.PNG", "./Figures/../Figures/Loom.PNG"],
  ["figures/loom.png", "Figures/Loom.PNG"],
  ["Figures/Lom.PNG", null],
  ["Figures/Loom.PNG/more.png", null],
  ["\0", null],
])("%j is on the disk as %j", (name, expected) => {
  report(["Figures/Loom.PNG"])
  expect(nameOnDisk(content.root, name)).toBe(expected)
})
