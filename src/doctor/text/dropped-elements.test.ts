import { checkDroppedElements } from "~/src/doctor/text/dropped-elements"
import { readMarkdown } from "~/tests/fixtures/read-markdown"

function told(text: string): string[] {
  return checkDroppedElements(readMarkdown(text)).map(
    ({ severity, line, column, found, fix }) => `${severity} ${line}:${column} ${found} ${fix}`,
  )
}

test("an element that no page shows is warned of once, where it stands first, with what to do instead", () => {
  const text =
    '<iframe src="https://a.example"></iframe>\n\nSome <MARK>words</MARK> and <mark>more</mark>.\n\n<div>\n  <script>x()</script>\n</div>'
  expect(told(text)).toEqual([
    "warning 3:1 <iframe> name a film in the field video, or link to what it shows",
    "warning 5:6 <mark> write it in Markdown, or leave it: the text inside it stays",
    "warning 8:3 <script> remove it: no text can run code",
  ])
})

test.each([
  "Press <kbd>Esc</kbd>.",
  "<details>\n<summary>More</summary>\n\nText.\n\n</details>",
  "<!-- <iframe> -->",
  "`<iframe>`",
  "```html\n<iframe>\n```",
  "a < b, c<d and <https://a.example>",
])("%j loses nothing", (text) => {
  expect(told(text)).toEqual([])
})
