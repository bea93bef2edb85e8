import { readFileSync } from "node:fs"

import { parseMarkdown } from "./parse-markdown"

const START = { file: "content/about.md", bodyLine: 5 }

function report(body: string): string[] {
  return parseMarkdown(body, START).diagnostics.map(({ line, message }) => `${line}: ${message}`)
}

const LEVELS = "quotes or lists inside each other; the limit is 20."
const TOO_DEEP = "5: Something is nested more than 100 levels deep."

test.each([
  ["quotes", `Text\n\n${"> ".repeat(5000)}x`, `7: The text has 5000 ${LEVELS}`],
  ["lists", `${"- ".repeat(1000)}x`, `5: The text has 1000 ${LEVELS}`],
  ["numbered lists", `${"1. ".repeat(1000)}x`, `5: The text has 1000 ${LEVELS}`],
  ["length", "Hello.\n\n".repeat(125_000), "25005: The text has 1000000 characters; the limit is 100000."],
  ["emphasis", `${"**a *b ".repeat(60)}x${"* y**".repeat(60)}`, TOO_DEEP],
  ["HTML", "<div>\n".repeat(5000), TOO_DEEP],
])("a text that would keep a build busy, or end it, is refused and taken for empty: %s", (_name, body, expected) => {
  expect([report(body), parseMarkdown(body, START).tree.children]).toEqual([[expected], []])
})

test("what people write is accepted", () => {
  const nested =
    "> - 1. a list in a list in a quote\n>\n>      - deeper\n\n* * *\n\n- [ ] a [link](/about) and `<code>`"
  expect([...report(nested), ...report(readFileSync("docs/content.md", "utf8"))]).toEqual([])
})
