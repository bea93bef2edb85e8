import path from "node:path"

import { temporaryFolder } from "~/tests/temporary-folder"

import { leavesFolder, namesBelow, readFileBelow, resolveFile } from "./resolve-file"

const folder = temporaryFolder()
const { link } = folder
const root = () => path.join(folder.path, "content")

beforeEach(() => {
  folder.write("content/notes/a/text.txt", "inside")
  folder.write("elsewhere/secret.txt", "outside")
})

test.each([
  ["a file", "notes/a/text.txt", null, "file"],
  ["a folder", "notes/a", null, "folder"],
  ["the folder itself", "", null, "folder"],
  ["nothing", "notes/b/text.txt", null, "nothing"],
  ["a name below a file", "notes/a/text.txt/x", null, "nothing"],
  ["steps that stay inside", "notes/../notes/a/text.txt", null, "file"],
  ["a link that stays inside", "b.txt", () => link("content/b.txt", "notes/a/text.txt"), "file"],
  ["an absolute link that stays inside", "b", () => link("content/b", path.join(root(), "notes")), "folder"],
  ["a link that leads back in", "b", () => link("content/b", "../content/notes"), "folder"],
  ["steps out", "../elsewhere/secret.txt", null, "outside"],
  ["steps out to nothing", "notes/../../nowhere", null, "outside"],
  ["steps with backslashes", "notes\\..\\..\\elsewhere\\secret.txt", null, "outside"],
  ["an absolute path", "/etc/hostname", null, "outside"],
  ["a drive", "C:\\site\\content\\resume.json", null, "outside"],
  ["a link out", "b.txt", () => link("content/b.txt", "../elsewhere/secret.txt"), "outside"],
  ["a file in a linked folder", "b/secret.txt", () => link("content/b", "../elsewhere"), "outside"],
  ["a new file in a linked folder", "b/new/file.md", () => link("content/b", "../elsewhere"), "outside"],
  ["a chain out", "b", () => [link("content/b", "c"), link("content/c", "../elsewhere/secret.txt")], "outside"],
  [
    "a folder with the same beginning",
    "b",
    () => [folder.write("content-2/x"), link("content/b", "../content-2")],
    "outside",
  ],
  ["a link to nothing", "b", () => link("content/b", "nowhere"), "broken"],
  ["a new file behind a link to nothing outside", "b", () => link("content/b", "../elsewhere/new.txt"), "broken"],
  ["a link to itself", "b/c", () => link("content/b", "b"), "broken"],
])("%s: %s (S6)", (_what, name, prepare, kind) => {
  prepare?.()
  expect(resolveFile(root(), name).kind).toBe(kind)
  if (kind === "outside") expect([readFileBelow(root(), name), namesBelow(root(), name)]).toEqual([null, []])
})

test("a content folder that is a link is the folder to stay in (S6)", () => {
  link("linked", "content")
  const linked = path.join(folder.path, "linked")
  expect(resolveFile(linked, "notes/a/text.txt")).toMatchObject({ kind: "file", name: "notes/a/text.txt" })
  expect(readFileBelow(linked, "notes/a/text.txt")?.toString()).toBe("inside")
  expect(namesBelow(linked, "notes")).toEqual(["a"])
})

test("the real name of a link is known (S6)", () => {
  link("content/b.txt", "notes/a/text.txt")
  expect(resolveFile(root(), "b.txt").name).toBe("notes/a/text.txt")
})

test("a name leaves its folder by steps, from the root or by a drive (S6)", () => {
  const leaving = ["..", "../", "a/../..", "..\\a", "\\\\host\\share", "c:a", "/a"]
  const staying = ["", ".", "..a", "a/..", "...", "ab:c", "a\\..\\b"]
  expect([...leaving, ...staying].filter(leavesFolder)).toEqual(leaving)
})
