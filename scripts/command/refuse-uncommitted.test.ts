import { mkdirSync, symlinkSync } from "node:fs"
import path from "node:path"

import { temporaryFolder } from "~/tests/temporary-folder"

import { refuseLinksOut } from "./refuse-uncommitted"

const folder = temporaryFolder()

test("commands that write refuse links out of the owner's folders, and accept others (S6)", () => {
  folder.write("elsewhere.md", "x")
  folder.write("content/about.md", "x")
  mkdirSync(path.join(folder.path, "static"))
  symlinkSync("about.md", path.join(folder.path, "content/home.md"))
  expect(() => refuseLinksOut(folder.path)).not.toThrow()
  symlinkSync("../elsewhere.md", path.join(folder.path, "content/privacy.md"))
  symlinkSync("../content", path.join(folder.path, "static/content"))
  expect(() => refuseLinksOut(folder.path)).toThrow(/of its target:\ncontent\/privacy\.md\nstatic\/content$/)
})
