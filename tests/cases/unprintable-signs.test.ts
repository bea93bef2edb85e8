import { readFileSync } from "node:fs"
import path from "node:path"

import { fixContent } from "~/src/doctor/fix-content"
import { project, temporaryContent } from "~/tests/fixtures/content-folder"

const content = temporaryContent()
const reported = () => content.report().filter((line) => line.includes(" sign — "))

test.each([
  ["\u001f", "U+001F"],
  ["\u0013", "U+0013"],
  ["\u007f", "U+007F"],
  ["\u001b", "U+001B"],
  ["\ufffe", "U+FFFE"],
  ["\ue0b0", "U+E0B0"],
  ["\u0081", "U+0081"],
  ["\ufffd", "U+FFFD"],
  ["\ufffc", "U+FFFC"],
])("S: a sign that prints as a box is a warning with its code point, in every file: %j", (sign, name) => {
  content.write(
    "projects/one/index.md",
    project("type: App", `High${sign}way and ${sign} twice.\n\n\`\`\`txt\na${sign}b\n\`\`\``),
  )
  content.write("publications.bib", `@misc{a, title = {A${sign}B}}`)
  expect(reported()).toEqual([
    expect.stringMatching(/^projects\/one\/index\.md:7:5 /),
    expect.stringMatching(/^projects\/one\/index\.md:10:2 /),
    expect.stringMatching(/^publications\.bib:1:20 /),
  ])
  for (const line of reported()) expect(line).toContain(`${name} is shown as a box or not at all. Type the word again`)
})

test("a sign of Windows-1252 is written as what it is", () => {
  content.write("projects/one/index.md", project("role: \u0093Lead\u0094", "It\u0092s 5 \u0080 \u0096 more."))
  expect(reported()).toHaveLength(5)
  fixContent(content.root)
  expect(readFileSync(path.join(content.root, "projects/one/index.md"), "utf8")).toBe(
    project("role: “Lead”", "It’s 5 € – more."),
  )
})

test("a sign that JSON writes as an escape is a warning, too", () => {
  content.write("resume.json", String.raw`{ "work": [{ "name": "A\u0007", "summary": "a\nb\u0092s \\u0007 \u00e9" }] }`)
  expect(reported()).toEqual([
    expect.stringContaining("resume.json:1:24 "),
    expect.stringContaining("resume.json:1:49 "),
  ])
  fixContent(content.root)
  expect(readFileSync(path.join(content.root, "resume.json"), "utf8")).toContain(String.raw`"a\nb’s \\u0007`)
})
