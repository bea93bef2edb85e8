import { parse, stringify } from "yaml"

import { editedFile } from "~/src/build/content-docs/editing/edited-files"
import { listFields } from "~/src/build/content-docs/field-tables"
import { entryFolders } from "~/src/doctor/readers/files/content-folder"
import { readText } from "~/src/doctor/readers/files/read-text"
import { textsIn } from "~/src/doctor/readers/formats/field-source"
import { changedLines, type Fields } from "~/tests/fixtures/editor-text"
import { FIXTURE_CONTENT } from "~/tests/fixtures/fixture-site"

import { mergeFile, toEditorText } from "./merge-file"

/** Every text of the fixture site, with the file that has it. */
const TEXTS = [
  ...entryFolders(FIXTURE_CONTENT, "projects").map((folder) => `projects/${folder}/index.md`),
  ...["home.md", "about.md", "privacy.md", "site.yaml", "resume.json"],
].flatMap((name) => {
  const file = `content/${name}`
  const text = readText(FIXTURE_CONTENT, name).text ?? ""
  const head = name.endsWith(".md") ? (toEditorText(file, text).split(/^---\n/m)[1] ?? "") : text
  const known = listFields(editedFile(file)?.schema ?? {}).map(({ path }) => path.replaceAll("[]", ""))
  const isKnown = (path: readonly unknown[]) => known.includes(path.filter((key) => typeof key === "string").join("."))
  const fields = parse(head) as Fields
  return textsIn(fields, [])
    .filter(({ path }) => isKnown(path))
    .map(({ path }) => ({ file, text, head, path }))
})

test("any text of the fixture site can be edited alone: one line changes, or its own few", () => {
  expect(TEXTS.length).toBeGreaterThan(300)
  for (const { file, text, head, path } of TEXTS) {
    const fields = parse(head) as Fields
    path.slice(0, -1).reduce((at, key) => at[key], fields)[path.at(-1) ?? ""] = "An edited text"
    const wanted = file.endsWith(".md")
      ? text.replace(/^---\n[\s\S]*?\n---\n/, () => `---\n${stringify(fields, { lineWidth: 0 })}---\n`)
      : file.endsWith(".yaml")
        ? stringify(fields)
        : JSON.stringify(fields)
    const lines = changedLines(text, mergeFile(file, text, wanted))
    expect({ file, path, added: lines.filter((line) => line.startsWith("+")) }).toEqual({
      ...{ file, path, added: [expect.stringContaining("An edited text")] },
    })
  }
})
