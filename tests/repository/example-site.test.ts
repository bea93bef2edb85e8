import path from "node:path"

import { ROOT } from "~/scripts/command/folders"
import { diagnoseContent } from "~/src/doctor/diagnose-content"

test("the site in docs/examples has no problem, apart from its made-up addresses", () => {
  const { diagnostics } = diagnoseContent(path.join(ROOT, "docs/examples/studio/content"))
  expect(diagnostics.filter(({ code }) => code !== "placeholder")).toEqual([])
})
