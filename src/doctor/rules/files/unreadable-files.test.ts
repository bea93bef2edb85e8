import { execFileSync } from "node:child_process"
import { chmodSync, mkdirSync, symlinkSync } from "node:fs"
import path from "node:path"

import { findFiles } from "~/src/doctor/readers/files/find-files"
import { findDamagedImages } from "~/src/doctor/rules/images/find-damaged-images"
import { project, temporaryContent } from "~/tests/fixtures/content-folder"

import { checkUnreadableFiles } from "./unreadable-files"

const content = temporaryContent()
const at = (file: string) => path.join(content.root, file)

function link(file: string, target: string) {
  mkdirSync(path.dirname(at(file)), { recursive: true })
  symlinkSync(target, at(file))
}

const COVER = "projects/one/index.md:5:10  cover.src"
const IN_ITS_PLACE = "Replace it with the file itself."
const withCover = () => content.write("projects/one/index.md", project('cover: { src: cover.png, alt: "" }'))

test("a pipe with the name of an image is reported, and nothing waits for it", async () => {
  withCover()
  execFileSync("mkfifo", [at("projects/one/cover.png")])
  expect(content.report()).toEqual([`${COVER} — "cover.png" is not a file. ${IN_ITS_PLACE}`])
  const named = { file: "content/projects/one/index.md", line: 5, column: 1, field: "cover.src" }
  expect(await findDamagedImages(content.root, [{ ...named, src: "cover.png", shape: "wide" }])).toEqual([])
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
  for (const folder of [path.dirname(content.root), content.root]) chmodSync(folder, 0o755)
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

const COPY = "Replace the link with a copy of its target, or remove it."

test("a folder of notes that is a link out of the content is an error, and what it leads to is not read (S6)", () => {
  content.write("../outside/guest/index.md", "---\nsecret: 1\n---\n")
  link("notes", "../outside")
  expect(content.report()).toEqual([`notes:1:1  file — The link leads out of content/. ${COPY}`])
})

test("links out of static are reported with their own paths (S6)", () => {
  link("static/conf.txt", "../.git/config")
  content.write("static/inside.txt", "x")
  link("static/copy.txt", "inside.txt")
  content.write(".git/config", "[core]")
  const files = { content: findFiles(at("content")), static: findFiles(at("static")) }
  expect(files.static.files).toEqual(["copy.txt", "inside.txt"])
  expect(checkUnreadableFiles(files, { named: [], unread: [] })).toMatchObject([
    { file: "static/conf.txt", message: "The link leads out of static/." },
  ])
})
