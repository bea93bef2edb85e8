import { EventEmitter } from "node:events"
import fs from "node:fs"

import { temporaryFolder } from "~/tests/temporary-folder"

import { watchContent } from "./watch-content"

const folder = temporaryFolder()

test("an error after a change is printed as one line, and the next change is followed", async () => {
  const onChange = jest.fn().mockImplementationOnce(() => {
    throw new Error("ENOENT: no such file")
  })
  const printed = new Promise((resolve) => jest.spyOn(console, "error").mockImplementation(resolve))
  const updated = new Promise((resolve) => onChange.mockImplementation(resolve))
  const stop = watchContent(folder.path, onChange)
  folder.write("one.md", "1")
  expect(await printed).toBe("The last change of the content is not shown (ENOENT: no such file). Save a file again.")
  folder.write("one.md", "2")
  await updated
  expect(onChange).toHaveBeenCalledTimes(2)
  stop()
})

test("a folder that cannot be watched is reported, too", () => {
  const print = jest.spyOn(console, "error").mockImplementation()
  const watcher = Object.assign(new EventEmitter(), { close: () => undefined })
  jest.spyOn(fs, "watch").mockReturnValue(watcher as never)
  watchContent(folder.path, () => undefined)
  watcher.emit("error", new Error("EPERM: not permitted"))
  expect(print).toHaveBeenCalledWith(expect.stringContaining("(EPERM: not permitted)"))
})
