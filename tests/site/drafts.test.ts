import { readdirSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"

import { FIXTURE_CONTENT, MAIN_BUILD } from "~/tests/fixtures/fixture-site"

const BUILDS = [MAIN_BUILD, ".variants/next-deploy/public"]

/** In the title, text, slug, tags, aliases and picture of a draft and of a project that is planned for the year 2999. */
const SECRET = /zanzibarine/i

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  )
}

function contentsOf(file: string): string {
  const bytes = readFileSync(file)
  if (file.endsWith(".br")) return brotliDecompressSync(bytes).toString("latin1")
  if (file.endsWith(".gz")) return gunzipSync(bytes).toString("latin1")
  return bytes.toString("latin1")
}

test("the content holds a draft and a planned project", () => {
  const hidden = filesIn(FIXTURE_CONTENT).filter((file) => SECRET.test(file) && file.endsWith("index.md"))
  const texts = hidden.map((file) => readFileSync(path.join(FIXTURE_CONTENT, file), "utf8"))
  expect(texts).toEqual([expect.stringContaining("draft: true"), expect.stringContaining('publishAt: "2999-12-31"')])
})

describe.each(BUILDS)("in %s", (build) => {
  const files = filesIn(build)

  test("a draft and a project whose day has not come are in no file that is built, neither by name nor by content", () => {
    expect(files.length).toBeGreaterThan(50)
    expect(files.filter((file) => SECRET.test(file) || SECRET.test(contentsOf(path.join(build, file))))).toEqual([])
  })

  test("a project whose day has come is there", () => {
    expect(files).toContain("projects/long-awaited/index.html")
    expect(readFileSync(path.join(build, "projects/index.html"), "utf8")).toContain("Long awaited")
  })
})
