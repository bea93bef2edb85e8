import { formatDiagnostic } from "~/src/doctor/diagnostics/diagnostic"
import { readMarkdown } from "~/tests/fixtures/read-markdown"
import { surroundings } from "~/tests/fixtures/text-surroundings"

import { checkText } from "./text-rules"

function report(text: string): string[] {
  const markdown = readMarkdown(text, "f")
  return checkText(markdown, surroundings()).map(formatDiagnostic)
}

test.each([
  "A[^1].\n\n[^1]: B.",
  "A \\[^1] `[^1]` [^a](/about) [^a b] [a]^1\n\n```\n[^1]\n```",
  "A[^1] https\\:\\/\\/a.dev.\n\n[^1]: B.",
  '![A loom](a.png) ![""](b.png)\n\n![""][c]\n\n[c]: c.png',
  "`TODO` [todo](#todo) Todo\n\n```\nTODO example.com\n```\n\n[x](https://ada.dev/example.com)",
  "`{% raw %}` 100 % {of it}\n\n```\n{% raw %}\n```",
  "<https://ada.dev> [m](mailto:a@ada.dev) [t](tel:+44) [p](/about) [h](#here) [r](other.md)",
  "Press <kbd>Esc</kbd>.\n\n<details>\n<summary>More</summary>\n\nText.\n\n</details>",
  "<!-- <iframe> -->",
  "Let $x$ cost $5, or $abc, $HOME and 6$.\n\n| $5 | a 6$ | $a'$ | $(b)$ | $vert x|\n| - | - | - | - | - |\n| $5-6|$7 | $\\|x\\|$ | `$` | $ |",
  '[y](/a "b c") [y](<a b.png>) [y](see below) `[y](a b.png)` \\[y](a b.png)',
  "```js:clipboard=a.b\na\n```\n\n```text\na\n```",
  "## A\n\n### B\n\n#### C",
  "`<iframe>` a < b, c<d\n\n```html\n<iframe>\n```",
])("%j has no problems", (text) => {
  expect(report(text)).toEqual([])
})
