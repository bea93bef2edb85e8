import { temporaryFolder } from "~/tests/temporary-folder"

import { refuseLinksOut } from "./refuse-uncommitted"

const folder = temporaryFolder()

test("commands that write refuse links out of the owner's folders, and accept others (S6)", () => {
  folder.write("elsewhere.md", "x")
  folder.write("content/about.md", "x")
  folder.link("content/home.md", "about.md")
  expect(() => refuseLinksOut(folder.path)).not.toThrow()
  folder.link("content/privacy.md", "../elsewhere.md")
  folder.link("static/content", "../content")
  expect(() => refuseLinksOut(folder.path)).toThrow(/of its target:\ncontent\/privacy\.md\nstatic\/content$/)
})
