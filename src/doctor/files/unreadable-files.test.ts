import { execFileSync } from "node:child_process"
import { chmodSync, mkdirSync, symlinkSync } from "node:fs"
import path from "node:path"

import { findFiles } from "~/src/doctor/files/find-files"
import { checkUnreadableFiles } from "~/src/doctor/files/unreadable-files"
import { findDamagedImages } from "~/src/doctor/images/find-damaged-images"
import { project, temporaryContent } from "~/tests/fixtures/content-folder"

const content = temporaryContent()
const at = (file: string) => path.join(content.root, file)

function link(file: string, target: string) {
  mkdirSync(path.dirname(at(file)), { recursive: true })
  symlinkSync(target, at(file))
}

const COVER = "projects/one/index.md:5:10  cover.src"
const IN_ITS_PLACE = "Put the file itself in its place."
const withCover = () => content.write("projects/one/index.md", project('cover: { src: cover.png, alt: "" }'))

test.each([
  ["that leads nowhere", "nowhere.png"],
  ["to itself", "cover.png"],
])("an image that is a link %s is reported once, where it is named", (_what, target) => {
  withCover()
  link("projects/one/cover.png", target)
  expect(content.report()).toEqual([`${COVER} — "cover.png" is a link that leads to no file. ${IN_ITS_PLACE}`])
})

test("a pipe with the name of an image is reported, and nothing waits for it", async () => {
  withCover()
  execFileSync("mkfifo", [at("projects/one/cover.png")])
  expect(content.report()).toEqual([`${COVER} — "cover.png" is not a file. ${IN_ITS_PLACE}`])
  const named = { file: "content/projects/one/index.md", line: 5, column: 1, field: "cover.src" }
  expect(await findDamagedImages(content.root, [{ ...named, src: "cover.png", shape: "wide" }])).toEqual([])
})

test("a video that is a link that leads nowhere is reported once, where it is named", () => {
  content.write("projects/one/index.md", project("video: { src: film.mp4, title: T, captions: none }"))
  link("projects/one/film.mp4", "film-2.mp4")
  expect(content.report()).toEqual([
    `projects/one/index.md:5:10  video.src — "film.mp4" is a link that leads to no file. ${IN_ITS_PLACE}`,
  ])
})

test("links to folders that contain them are reported", () => {
  link("projects/one/again", ".")
  link("a/to-b", "../b")
  link("b/to-a", "../a")
  const fix = "file — The link leads to a folder that contains the link. Remove the link."
  expect(content.report()).toEqual([
    `a/to-b/to-a:1:1  ${fix}`,
    `b/to-a/to-b:1:1  ${fix}`,
    `projects/one/again:1:1  ${fix}`,
  ])
})

test("links that lead nowhere are reported in static, and accepted where their names begin with a dot", () => {
  link("static/app.js", "../nowhere.js")
  link("content/projects/one/.#index.md", "me@machine.4711")
  const files = { content: findFiles(at("content")), static: findFiles(at("static")) }
  expect(checkUnreadableFiles(files, { named: [], unread: [] }).map(({ file }) => file)).toEqual(["static/app.js"])
})

const CHMOD = "Give your user permission to read it, e.g. with chmod u+r, or copy it again."

/** For root, permissions forbid nothing. */
function reportAsOrdinaryUser(): string[] {
  // The first check loads modules, which another user may not be allowed to read.
  const report = content.report()
  if (process.geteuid?.() !== 0) return report
  chmodSync(content.root, 0o755)
  process.seteuid?.(65534)
  try {
    return content.report()
  } finally {
    process.seteuid?.(0)
  }
}

test("files that the system refuses to open are reported once each, and the check continues", () => {
  withCover()
  content.write("projects/two/index.md", project("typ: App"))
  for (const file of ["projects/one/cover.png", "projects/one/paper.pdf", "about.md", "resume.json"]) {
    content.write(file, "x")
    chmodSync(at(file), 0)
  }
  expect(reportAsOrdinaryUser()).toEqual([
    `about.md:1:1  file — The file cannot be read. ${CHMOD}`,
    `${COVER} — "cover.png" cannot be read. ${CHMOD}`,
    `projects/one/paper.pdf:1:1  file — The file cannot be read. ${CHMOD}`,
    expect.stringMatching(/^projects\/two\/index\.md:5:1 {2}typ /),
    `resume.json:1:1  file — The file cannot be read. ${CHMOD}`,
  ])
})

test("a project whose folder is a link is checked", () => {
  content.write("elsewhere/index.md", project("typ: App"))
  link("projects/two", path.join(content.root, "elsewhere"))
  expect(content.report()).toContainEqual(expect.stringMatching(/^projects\/two\/index\.md:5:1 {2}typ /))
})
