import { readFileSync } from "node:fs"

import { checkTextLimits } from "~/src/doctor/markdown/text-limits"

function told(body: string): string[] {
  return checkTextLimits({ file: "a.md", body, bodyLine: 5 }).map(({ line, found }) => `${line}: ${found}`)
}

test.each([
  ["quotes", `Text\n\n${"> ".repeat(5000)}x`, "7: 5000 quotes or lists inside each other"],
  ["lists", `${"- ".repeat(1000)}x`, "5: 1000 quotes or lists inside each other"],
  ["numbered lists", `${"1. ".repeat(1000)}x`, "5: 1000 quotes or lists inside each other"],
  ["indented lists", `- x\n${" ".repeat(2000)}- y`, "6: a line that begins after 400 columns"],
  ["links", `${"[".repeat(5000)}x${"](/a)".repeat(5000)}`.replace("x", "x\n"), "5: more than 100 open brackets"],
  ["HTML", "<div>\n".repeat(5000), "2005: more than 2000 open HTML tags"],
  ["a text of a million characters", "Hello.\n\n".repeat(125_000), "25005: 1000000 characters"],
])("what would keep a build busy for minutes, or end it, is refused with its line: %s", (_name, body, expected) => {
  expect(told(body)).toEqual([expected])
})

test("what people write passes", () => {
  const nested =
    "> - 1. a list in a list in a quote\n>\n>      - deeper\n\n* * *\n\n- [ ] a [link](/about) and `<code>`"
  expect(told(nested)).toEqual([])
  expect(told(readFileSync("docs/content.md", "utf8"))).toEqual([])
})
