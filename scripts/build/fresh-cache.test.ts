import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { removeForeignCache } from "./fresh-cache.mjs"

test("a folder in the place of a project's text is left for the check of the content to tell", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "fresh-cache-"))
  for (const room of ["src/build", "src/lib", "content/projects/x/index.md"])
    mkdirSync(path.join(folder, room), { recursive: true })
  removeForeignCache(folder, "build", {})
  expect(existsSync(path.join(folder, ".cache-environment.json"))).toBe(true)
  rmSync(folder, { recursive: true })
})

test("pages are made again when the owner's faces change, which the pictures that they name are set in", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "fresh-cache-"))
  for (const room of ["src/build", "src/lib", "content/fonts", "content/projects"])
    mkdirSync(path.join(folder, room), { recursive: true })
  const kept = path.join(folder, ".cache", "pages")
  const build = () => {
    removeForeignCache(folder, "build", {})
    const isKept = existsSync(kept)
    // As Gatsby does where it finds nothing of its own.
    if (!isKept) rmSync(path.dirname(kept), { recursive: true, force: true })
    mkdirSync(path.dirname(kept), { recursive: true })
    writeFileSync(kept, "")
    return isKept
  }
  expect([build(), build()]).toEqual([false, true])
  writeFileSync(path.join(folder, "content/fonts/own.woff2"), "letters")
  expect([build(), build()]).toEqual([false, true])
  rmSync(folder, { recursive: true })
})
