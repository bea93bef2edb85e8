import { execFileSync } from "node:child_process"
import { chmodSync, symlinkSync } from "node:fs"
import path from "node:path"

import { findFiles } from "~/src/doctor/readers/files/find-files"
import { findDamagedImages } from "~/src/doctor/rules/images/find-damaged-images"
import { project, temporaryContent } from "~/tests/fixtures/content-folder"

import { checkUnreadableFiles } from "./unreadable-files"

const content = temporaryContent()
const at = (file: string) => path.join(content.root, file)

const COVER = "projects/one/index.md:5:10  cover.src"
const withCover = () => content.write("projects/one/index.md", project('cover: { src: cover.png, alt: "" }'))

test("a pipe with the name of an image is reported, and nothing waits for it", async () => {
  withCover()
  execFileSync("mkfifo", [at("projects/one/cover.png")])
  expect(content.report()).toEqual([`${COVER} — "cover.png" is not a file. Replace it with the file itself.`])
  const named = { file: "content/projects/one/index.md", line: 5, column: 1, field: "cover.src" }
  expect(await findDamagedImages(content.root, [{ ...named, src: "cover.png", shape: "wide" }])).toEqual([])
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

test("links out of static are reported with their own paths (S6)", () => {
  content.write("static/inside.txt", "x")
  symlinkSync("../.git/config", at("static/conf.txt"))
  symlinkSync("inside.txt", at("static/copy.txt"))
  content.write(".git/config", "[core]")
  const files = { content: findFiles(at("content")), static: findFiles(at("static")) }
  expect(files.static.files).toEqual(["copy.txt", "inside.txt"])
  expect(checkUnreadableFiles(files, { known: new Set(), unread: [] })).toMatchObject([
    { file: "static/conf.txt", message: "The link leads out of static/." },
  ])
})
