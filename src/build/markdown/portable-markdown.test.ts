import { portableMarkdown } from "~/src/build/markdown/portable-markdown"
import { parseMarkdown } from "~/src/doctor/markdown/parse-markdown"

function portable(body: string): string {
  const { html } = parseMarkdown(body, { file: "index.md", bodyLine: 1 })
  return portableMarkdown(html, "https://ada.dev")
}

test("S3: what the page does not show is not in the copy", () => {
  const body = [
    "Text <!-- SECRET --> *on*.",
    "<!-- SECRET\n\n SECRET -->",
    "[//]: # (SECRET)",
    "[unused]: https://SECRET.test 'SECRET'",
    "<script>SECRET</script>",
    "<style>SECRET {}</style>",
    'A <script>SECRET</script> <span data-x="SECRET" title="SECRET">b</span> <iframe src="https://SECRET.test"></iframe>',
    "<template><p>SECRET</p></template>",
    "[^unused]: SECRET",
    "[x](javascript:SECRET)",
    "```js SECRET\ncode\n```",
    "<!-- broken --!><p>seen</p><!-- SECRET",
  ].join("\n\n")
  expect(portable(body)).toBe("Text *on*.\n\nA b\n\n[x]()\n\n```js\ncode\n```\n\nseen\n")
})

test.each([
  [
    '*A* [x](/about "Title /about"), [y][z] and [w](https://w.org)\n\n`[c](/code)` [h](#here)\n\n[z]: /projects/b\n',
    '*A* [x](https://ada.dev/about "Title /about"), [y](https://ada.dev/projects/b) and [w](https://w.org)\n\n`[c](/code)` [h](#here)',
  ],
  // A decorative image is left out.
  [
    '![A [big] loom_x](/loom.png "Caption") and ![B](https://b.org/b.png) <img src="/line.png" alt="">end',
    '![A \\[big\\] loom_x](https://ada.dev/loom.png "Caption") and ![B](https://b.org/b.png) end',
  ],
  // Footnotes have the numbers that the page gives them.
  [
    "A[^late] b[^early] c[^late].\n\n[^early]: Early *note*\n[^late]: Late\n\n    More\n",
    "A[^1] b[^2] c[^1].\n\n[^1]: Late\n\n    More\n\n[^2]: Early *note*",
  ],
  ["Press <kbd>Esc</kbd>, H<sub>2</sub>O, <b>bold</b>.", "Press Esc, H2O, **bold**."],
  ["<details>\n<summary>More</summary>\n\nText\non two lines.\n\n</details>", "More\n\nText\non two lines."],
  ["<table><tr><th>a</th></tr><tr><td>1</td></tr></table>", "| a |\n| - |\n| 1 |"],
  ["- [x] done\n- [ ] not", "- [x] done\n- [ ] not"],
  ["~~a~~ &lt;b> \\<script> https://w.org", "~~a~~ \\<b> \\<script> <https://w.org>"],
  // Outside of code, the @ of an e-mail address is a character reference.
  ["Ada, ada@engine.test.", "Ada, [ada&#64;engine.test](mailto:ada&#64;engine.test)."],
  ["[*ada@engine.test*](mailto:ada@engine.test)", "[*ada&#64;engine.test*](mailto:ada&#64;engine.test)"],
  ['[Write][a]\n\n[a]: mailto:ada@engine.test "a_@b.c"', '[Write](mailto:ada&#64;engine.test "a_&#64;b.c")'],
  [
    "a_@ü.test *ada*@engine.test ![a@b.c](/x.png)",
    "a\\_&#64;ü.test *ada*&#64;engine.test ![a&#64;b.c](https://ada.dev/x.png)",
  ],
  ["a\\\\@b.c", "a\\\\&#64;b.c"],
  ["<kbd>ada@engine.test</kbd>", "[ada&#64;engine.test](mailto:ada&#64;engine.test)"],
  [
    "<https://host.test/@ada> @ada, npm i @scope/name, a @ b",
    "[https://host.test/&#64;ada](https://host.test/&#64;ada) @ada, npm i @scope/name, a @ b",
  ],
  ["`ada@engine.test`", "`ada@engine.test`"],
])("what the page shows becomes Markdown or its text, with absolute addresses: %s", (body, copy) => {
  expect(portable(body)).toBe(`${copy}\n`)
})
