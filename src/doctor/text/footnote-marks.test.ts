import { checkFootnoteMarks } from "~/src/doctor/text/footnote-marks"
import { readMarkdown } from "~/tests/fixtures/read-markdown"

function told(text: string): string[] {
  return checkFootnoteMarks(readMarkdown(text)).map(
    ({ severity, line, column, found, fix }) => `${severity} ${line}:${column} ${found} — ${fix}`,
  )
}

const advice = (mark: string) => `add a line ${mark}: with the note at the end of the text, or write \\${mark}`

test("a footnote's mark without its note is warned of where it stands", () => {
  expect(told("A[^1] \\* b[^two].\n\n> Quoted\n> c[^3]\n\n[^1]: There.\n")).toEqual([
    `warning 3:11 "[^two]" — ${advice("[^two]")}`,
    `warning 6:4 "[^3]" — ${advice("[^3]")}`,
  ])
})

test.each([
  "A[^1].\n\n[^1]: B.",
  "A \\[^1]",
  "`[^1]`",
  "```\n[^1]\n```",
  "[^a](/about)",
  "[^a b]",
  "[a]^1",
  "A[^1] https\\:\\/\\/a.dev.\n\n[^1]: B.",
])("%j has no such mark", (text) => {
  expect(told(text)).toEqual([])
})
