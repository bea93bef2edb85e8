import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { removeForeignCache } from "./fresh-cache.mjs"

test("a folder in the place of a project's text is left for the check of the content to tell", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "fresh-cache-"))
  for (const room of ["src/build", "src/lib", "content/projects/x/index.md"])
    mkdirSync(path.join(folder, room), { recursive: true })
  removeForeignCache(folder, "build", {})
  expect(existsSync(path.join(folder, ".cache", "build-environment.json"))).toBe(true)
  rmSync(folder, { recursive: true })
})
