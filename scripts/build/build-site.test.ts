import path from "node:path"

import { ROOT } from "~/scripts/command/folders"

import { explainBuildError } from "./build-site"

test.each([
  [{ code: "ENOSPC", message: "no space" }, "A file could not be written."],
  [{ code: "EACCES", path: "static/a" }, "static/a cannot be read. Allow your user to read it."],
  [{ code: "ENOENT", path: "static" }, "static does not exist, or is a link to a file that does not exist."],
  [{ code: "ERR_FS_CP_SOCKET", path: "static/a" }, "static/a is neither a file nor a folder. Remove it."],
  [{ code: "EIO", path: "static/a", message: "i/o error" }, "static/a: i/o error"],
  [{ message: "Build failed with 1 error" }, "Build failed with 1 error"],
])("the error %j stops a build with one sentence", (error, sentence) => {
  const absolute = "path" in error ? { path: path.join(ROOT, error.path) } : {}
  expect(explainBuildError(Object.assign(new Error(), error, absolute))).toBe(sentence)
})
