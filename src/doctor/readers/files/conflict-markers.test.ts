import { project, SITE, temporaryContent } from "~/tests/fixtures/content-folder"

const content = temporaryContent()
const MARKS = "<<<<<<< HEAD\nlayout: a\n=======\nlayout: b\n>>>>>>> other\n"

test.each([
  ["projects/one/index.md", `${MARKS}${project()}`, 1],
  ["projects/one/index.md", project("type: App", `A\n\n${MARKS}`), 9],
  ["projects/one/index.md", project("type: App", `A\r\n${MARKS.replaceAll("\n", "\r\n")}`), 8],
  ["site.yaml", `${SITE}${MARKS}`, 7],
])("a conflict of git in %s is reported once, in its own words: %j", (file, text, line) => {
  content.write(file, text)
  expect(content.report()).toEqual([
    `${file}:${line}:1  conflict — The file has two versions of the same lines, which git could not merge. Keep one of the two, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.`,
  ])
})

test.each([`\`\`\`\n${MARKS}\`\`\`\n`, "<<<<<<< nothing\n", "A\n\n>>>>>>> B"])(
  "an example in a text is no conflict: %j",
  (text) => {
    content.write("projects/one/index.md", project("type: App", text))
    expect(content.report()).toEqual([])
  },
)
