import { readFileSync } from "node:fs"

import { parseMarkdown } from "~/src/doctor/markdown/parse-markdown"
import { checkTextLimits } from "~/src/doctor/markdown/text-limits"

const START = { file: "content/about.md", line: 5, column: 1, field: "text" }

function report(body: string): string[] {
  return checkTextLimits(body, START).map(({ line, message }) => `${line}: ${message}`)
}

test.each([
  [
    "quotes",
    `Text\n\n${"> ".repeat(5000)}x`,
    "7: The text has 5000 quotes or lists inside each other; the limit is 20.",
  ],
  ["lists", `${"- ".repeat(1000)}x`, "5: The text has 1000 quotes or lists inside each other; the limit is 20."],
  [
    "numbered lists",
    `${"1. ".repeat(1000)}x`,
    "5: The text has 1000 quotes or lists inside each other; the limit is 20.",
  ],
  [
    "indented lists",
    `- x\n${" ".repeat(2000)}- y`,
    "6: The text has 2000 spaces at the beginning of a line; the limit is 400.",
  ],
  ["links", `${"[".repeat(5000)}x\n${"](/a)".repeat(5000)}`, "5: The text has 5000 open brackets; the limit is 100."],
  ["HTML", "<div>\n".repeat(5000), "2005: The text has 2001 open HTML tags; the limit is 2000."],
  ["length", "Hello.\n\n".repeat(125_000), "25005: The text has 1000000 characters; the limit is 100000."],
])(
  "a text that would keep a build busy for minutes, or end it, is refused at its line: %s",
  (_name, body, expected) => {
    expect(report(body)).toEqual([expected])
  },
)

test("a text that is nested too deeply is refused where it begins, and taken for empty", () => {
  const emphasis = `${"**a *b ".repeat(60)}x${"* y**".repeat(60)}`
  const { tree, diagnostics } = parseMarkdown(emphasis, { file: "content/about.md", bodyLine: 5 })
  expect(tree.children).toEqual([])
  expect(diagnostics).toEqual([expect.objectContaining(START)])
})

test("what people write is accepted", () => {
  const nested =
    "> - 1. a list in a list in a quote\n>\n>      - deeper\n\n* * *\n\n- [ ] a [link](/about) and `<code>`"
  expect([...report(nested), ...report(readFileSync("docs/content.md", "utf8"))]).toEqual([])
})
