import { project, temporaryContent } from "~/tests/fixtures/content-folder"

const content = temporaryContent()

test.each([
  ...["5 * 3 * 2", "a*b*c", "snake_case_name", "*.ts and *.js", "price* and tax*", "M*A*S*H", "$a and $b_c", "US$5_x$"],
  "Books by \u2067מירה\u2069, second edition",
])("%j is plain text in a field", (text) => {
  content.write("projects/one/index.md", project(`outcome: ["${text}"]`))
  expect(content.report().filter((line) => line.includes("outcome"))).toEqual([])
})
