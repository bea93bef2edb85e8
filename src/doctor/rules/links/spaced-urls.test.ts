import { readMarkdown } from "~/tests/fixtures/read-markdown"

import { checkLinkSchemes } from "./link-rules"

test.each([
  ["A ![y](my cover.png)", '3:3 image — "my cover.png" has a space, so readers see the brackets. Write my%20cover.png'],
  ["[y]( /a b  c?d#e )", '3:1 link — "/a b  c?d#e" has a space, so readers see the brackets. Write /a%20b%20%20c?d#e'],
  [
    "[y](https://a.dev/b c)",
    '3:1 link — "https://a.dev/b c" has a space, so readers see the brackets. Write https://a',
  ],
  ["[y](https://exa mple.com)", '3:1 link — "https://exa mple.com" has a space, so readers see the brackets. Correct'],
])("a link or image whose URL has a space is reported: %s", (written, expected) => {
  const found = checkLinkSchemes(readMarkdown(written))
  const lines = found.map(({ line, column, field, message, fix }) => `${line}:${column} ${field} — ${message} ${fix}`)
  expect(lines).toEqual([expect.stringContaining(expected)])
  const edited = found.flatMap(({ edits = [] }) => edits.map(({ text }) => text))
  expect(edited).toEqual(found.flatMap(({ fix }) => /(?<=^Write )\S+/.exec(fix)?.[0] ?? []))
})

test.each(['[y](/a "b c")', "[y](<a b.png>)", "[y](see below)", "`[y](a b.png)`", "\\[y](a b.png)"])(
  "what only resembles one is not: %s",
  (written) => {
    expect(checkLinkSchemes(readMarkdown(written))).toEqual([])
  },
)
