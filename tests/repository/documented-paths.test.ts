import { existsSync, readFileSync } from "node:fs"

/** A path in backticks; `content` and `static` belong to the owner. */
const PATH = /`((?:src|scripts|tests|docs|bench)\/[\w./-]+)`/g

test.each(["CONTRIBUTING.md", "docs/structure.md"])("every path that %s names exists", (page) => {
  const paths = Array.from(readFileSync(page, "utf8").matchAll(PATH), ([, path = ""]) => path)
  expect(paths).not.toEqual([])
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})
