import { project, temporaryContent } from "~/tests/fixtures/content-folder"

const content = temporaryContent()

test.each([
  ["words", "Lorem ipsum", "Lorem ipsum dolor sit amet"],
  ["a mark", "TODO", "TODO"],
  ["an address", "https://example.com/x", "https://example.com/x"],
])("the warning about %s of a template in a long text shows the words, not the text", (_what, shown, left) => {
  content.write("projects/one/index.md", project(`outcome: ["${"The harbour is quiet. ".repeat(3)}${left} and more"]`))
  const report = content.report().filter((line) => line.includes("outcome"))
  expect(report).toEqual([
    `projects/one/index.md:5:11  warning: outcome[0] — "${shown}" is a placeholder. Replace it before publishing.`,
  ])
})

test.each([
  ...["5 * 3 * 2", "a*b*c", "snake_case_name", "*.ts and *.js", "price* and tax*", "M*A*S*H", "$a and $b_c", "US$5_x$"],
  "Books by \u2067מירה\u2069, second edition",
])("%j is plain text in a field", (text) => {
  content.write("projects/one/index.md", project(`outcome: ["${text}"]`))
  expect(content.report().filter((line) => line.includes("outcome"))).toEqual([])
})
