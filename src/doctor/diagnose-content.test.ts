import { cpSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"

import { PAGE, project, SITE, temporaryContent } from "~/tests/fixtures/content-folder"
import { FIXTURE_CONTENT } from "~/tests/fixtures/fixture-site"

import { diagnoseContent } from "./diagnose-content"

const content = temporaryContent()
const COVER = "tests/fixtures/site/content/projects/tide-tables/cover.png"

test("content as it should be has no problems, also without projects and with every kind of content", () => {
  expect(content.report()).toEqual([])
  rmSync(path.join(content.root, "projects"), { recursive: true })
  expect(content.report()).toEqual([])
  expect(diagnoseContent(FIXTURE_CONTENT).diagnostics).toEqual([])
})

test("the example in the README can be copied", () => {
  const example = /```markdown\n([\s\S]*?)```/.exec(readFileSync("README.md", "utf8"))?.[1] ?? ""
  content.write("projects/one/index.md", example)
  cpSync(COVER, path.join(content.root, "projects/one/cover.png"))
  expect(content.report()).toEqual([])
})

test("all problems of all files are reported in one run, and none hides another", () => {
  content.write(
    "site.yaml",
    SITE.replace("language: en", "language: english!").replace("Ada }", "Ada, avatar: { src: no.png, alt: A } }"),
  )
  content.write("home.md", `${PAGE}---\n`)
  content.write("about.md", "---\ntitle: T\nportrait: { src: no.png, alt: A }\n---\n")
  content.write("projects/one/index.md", "---\nsummary: S.\ndate: 2024\nendDate: 2023\n---\nText.\n")
  content.write("projects/two/index.md", project().replace("title: T", "slug: one"))
  const fields = content.report().map((line) => / {2}(\S+) — /.exec(line)?.[1])
  const expected = ["author.avatar.src", "description", "endDate", "headline", "language", "portrait.src", "slug"]
  expect(fields.sort()).toEqual([...expected, "title", "title"])
})

test("a slug, a folder's name and the address of a tag have at most 200 characters", () => {
  content.write(`projects/${"a".repeat(201)}/index.md`, project())
  content.write("projects/one/index.md", project(`slug: ${"b".repeat(201)}\ntags: ["${"☃".repeat(40)}"]`))
  expect(content.report()).toEqual([
    expect.stringMatching(/folder name — .* at most 200 characters\. Rename the folder to a{197}, or/),
    expect.stringContaining("5:1  slug — Expected at most 200 characters, but found"),
    expect.stringMatching(/6:8 {2}tags\[0\] — The address of the tag "☃+" has 203 characters; the limit is 200\./),
  ])
})
