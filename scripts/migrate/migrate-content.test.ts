import { readFileSync, symlinkSync } from "node:fs"
import path from "node:path"
import { type Document, isMap, isScalar } from "yaml"

import { temporaryFolder } from "~/tests/temporary-folder"

import { migrateContent } from "./migrate-content"
import { MIGRATIONS, type Migration } from "./migrations"

const folder = temporaryFolder()
const read = (file: string) => readFileSync(path.join(folder.path, file), "utf8")

function rename(from: string, to: string, version: string): Migration {
  const migrate = ({ contents }: Document) => {
    const pair = isMap(contents) ? contents.items.find(({ key }) => isScalar(key) && key.value === from) : undefined
    if (isScalar(pair?.key)) pair.key.value = to
  }
  return { version, isFor: (file) => file.endsWith(".md") || file === "site.yaml", migrate }
}

const migrations = [rename("tools", "stack", "1.9.0"), rename("stack", "built", "1.10.0")]
const migrate = (since: string, isDryRun = false) => migrateContent(folder.path, migrations, { since, isDryRun })

test("translations are migrated with their originals", () => {
  const files = ["about.de.md", "home.md", "projects/x/index.de.md"]
  for (const file of files) folder.write(file, "---\ntools: a\n---\n")
  expect(migrate("1.0.0")).toEqual(files)
})

test("comments, texts and line breaks survive a renamed field; other files stay as they are", () => {
  const long = "word ".repeat(40).trim()
  folder.write("site.yaml", `# first\n\ntools: a # beside\n\n# before\nother: "${long}"\n`)
  folder.write("home.md", "\uFEFF---\r\ntools: a # beside\r\n---\r\n\r\ntools: text\r\n---\r\n")
  const same = {
    "about.md": "Text\n\n---\ntools: a\n---\n",
    "privacy.md": "---\nother:   'kept'\n---\n",
    "texts.yaml": "tools: a\n",
    "resume.json": '{ "tools": "a" }\n',
    "projects/x/index.md": "---\ntools: [a\n---\n",
    "notes/x.md": "---\ntools: a\n---\n",
  }
  for (const [file, text] of Object.entries(same)) folder.write(file, text)
  expect(migrate("1.0.0")).toEqual(["home.md", "site.yaml"])
  expect(read("site.yaml")).toBe(`# first\n\nbuilt: a # beside\n\n# before\nother: "${long}"\n`)
  expect(read("home.md")).toBe("\uFEFF---\r\nbuilt: a # beside\r\n---\r\n\r\ntools: text\r\n---\r\n")
  for (const [file, text] of Object.entries(same)) expect(read(file)).toBe(text)
  expect(migrate("1.0.0")).toEqual([])
})

test("only migrations of later versions are applied, compared by their numbers", () => {
  folder.write("site.yaml", "tools: a\n")
  expect(migrate("1.10.0")).toEqual([])
  expect(migrate("1.9.0")).toEqual([])
  expect(migrate("1.8.9")).toEqual(["site.yaml"])
})

test("a dry run returns the files, but changes none", () => {
  folder.write("site.yaml", "tools: a\n")
  expect(migrate("1.0.0", true)).toEqual(["site.yaml"])
  expect(read("site.yaml")).toBe("tools: a\n")
})

test("files outside of the content that links lead to stay as they are", () => {
  folder.write("elsewhere/index.md", "---\ntools: a\n---\n")
  folder.write("content/site.yaml", "tools: a\n")
  folder.write("content/projects/own/index.md", "---\ntools: a\n---\n")
  symlinkSync(path.join(folder.path, "elsewhere"), path.join(folder.path, "content/projects/linked"))
  expect(migrateContent(path.join(folder.path, "content"), migrations, { since: "1.0.0" })).toHaveLength(2)
  expect(read("elsewhere/index.md")).toBe("---\ntools: a\n---\n")
})

test("each migration of the project names a version, and they are in order", () => {
  const versions = MIGRATIONS.map(({ version }) => version)
  expect(versions).toEqual(versions.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })))
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})
