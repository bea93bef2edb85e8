import path from "node:path"

import { ROOT } from "~/scripts/command/folders"
import { checkContent } from "~/src/doctor/check-content"

test("the site in docs/examples has no problem, apart from its made-up addresses", () => {
  const { diagnostics } = checkContent(path.join(ROOT, "docs/examples/studio/content"))
  expect(diagnostics.filter(({ code }) => code !== "placeholder")).toEqual([])
})
