import { chmodSync, mkdirSync, realpathSync, statSync } from "node:fs"
import path from "node:path"

import { findFiles } from "~/src/doctor/readers/files/find-files"
import { temporaryFolder } from "~/tests/temporary-folder"

import { copyFolder } from "./copy-folder"

const folder = temporaryFolder()
const at = (file: string) => path.join(folder.path, file)

test("links inside lead to the copy, others to where they led, so that both folders are found alike (S6)", () => {
  folder.write("content/notes/a/text.txt", "inside")
  folder.write("elsewhere/secret.txt", "outside")
  mkdirSync(at("content/empty"))
  folder.link("content/b.txt", "notes/a/text.txt")
  folder.link("content/c", at("content/notes"))
  folder.link("content/d", "../elsewhere")
  folder.link("content/e", at("elsewhere/secret.txt"))
  folder.link("content/f", "nowhere")
  folder.link("content/notes/g", ".")
  copyFolder(at("content"), at("copies/content"))
  expect(realpathSync(at("copies/content/b.txt"))).toBe(at("copies/content/notes/a/text.txt"))
  expect(realpathSync(at("copies/content/c"))).toBe(at("copies/content/notes"))
  expect(findFiles(at("copies/content"))).toEqual(findFiles(at("content")))
  expect(findFiles(at("content")).unreadable.map(({ file, kind }) => `${file} ${kind}`)).toEqual([
    "c/g loop",
    "d outside",
    "e outside",
    "f broken",
    "notes/g loop",
  ])
  expect(folder.read("copies/content/c/a/text.txt")).toBe("inside")
})

test("the copy of a read-only folder can be changed, so that the next build can remove it", () => {
  folder.write("static/robots.txt", "")
  chmodSync(at("static"), 0o555)
  copyFolder(at("static"), at("copies/static"))
  chmodSync(at("static"), 0o755)
  expect(statSync(at("copies/static")).mode & 0o200).toBe(0o200)
})
