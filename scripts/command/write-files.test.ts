import { readdirSync } from "node:fs"

import { writeOrShow } from "~/scripts/command/write-files"
import { temporaryFolder } from "~/tests/temporary-folder"

const folder = temporaryFolder()

test("a dry run shows a new file and writes nothing", () => {
  const log = jest.spyOn(console, "log").mockReturnValue()
  const made = { file: "content/projects/a/index.md", text: "title: A" }
  expect(writeOrShow(folder.path, made, true)).toBe(false)
  expect(log.mock.calls.join()).toMatch(/title: A\ncontent\/projects\/a\/index\.md has not been written/)
  expect(readdirSync(folder.path)).toEqual([])
  expect(writeOrShow(folder.path, made, false)).toBe(true)
  expect(folder.read(made.file)).toBe("title: A")
})
