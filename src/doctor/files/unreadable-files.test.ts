import { execFileSync } from "node:child_process"
import { mkdirSync, symlinkSync } from "node:fs"
import path from "node:path"

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
])("an image that is a link %s is reported where it is named, and where it is", (_what, target) => {
  withCover()
  link("projects/one/cover.png", target)
  expect(content.report()).toEqual([
    "projects/one/cover.png:1:1  file — The link leads to no file. Replace the link by the file, or remove it.",
    `${COVER} — "cover.png" is a link that leads to no file. ${IN_ITS_PLACE}`,
  ])
})

test("a pipe with the name of an image is reported, and nothing waits for it", async () => {
  withCover()
  execFileSync("mkfifo", [at("projects/one/cover.png")])
  expect(content.report()).toEqual([
    "projects/one/cover.png:1:1  file — This is neither a file nor a folder, but a device or a pipe. Remove it.",
    `${COVER} — "cover.png" is not a file. ${IN_ITS_PLACE}`,
  ])
  const named = { file: "content/projects/one/index.md", line: 5, column: 1, field: "cover.src" }
  expect(await findDamagedImages(content.root, [{ ...named, src: "cover.png", shape: "wide" }])).toEqual([])
})

test("a video that is a link that leads nowhere is reported where it is named, and where it is", () => {
  content.write("projects/one/index.md", project("video: { src: film.mp4, title: T, captions: none }"))
  link("projects/one/film.mp4", "film-2.mp4")
  expect(content.report()).toEqual([
    "projects/one/film.mp4:1:1  file — The link leads to no file. Replace the link by the file, or remove it.",
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
  const root = path.join(content.root, "content")
  link("static/app.js", "../nowhere.js")
  link("content/projects/one/.#index.md", "me@machine.4711")
  expect(checkUnreadableFiles(root).map(({ file }) => file)).toEqual(["static/app.js"])
})

test("a project whose folder is a link is checked", () => {
  content.write("elsewhere/index.md", project("typ: App"))
  link("projects/two", path.join(content.root, "elsewhere"))
  expect(content.report()).toContainEqual(expect.stringMatching(/^projects\/two\/index\.md:5:1 {2}typ /))
})
