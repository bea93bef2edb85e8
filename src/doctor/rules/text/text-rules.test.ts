import { applyEdits } from "~/src/doctor/diagnostics/apply-edits"
import { formatDiagnostic } from "~/src/doctor/diagnostics/diagnostic"
import { readMarkdown } from "~/tests/fixtures/read-markdown"
import { surroundings } from "~/tests/fixtures/text-surroundings"

import { checkText } from "./text-rules"

function report(text: string): string[] {
  const markdown = readMarkdown(text, "f")
  return checkText(markdown, surroundings()).map(formatDiagnostic)
}

const footnote = (mark: string) =>
  `footnote — The footnote "${mark}" has no note, so readers see the brackets. Add a line ${mark}: with the note at the end of the text, or write \\${mark}.`

test.each<[text: string, ...expected: string[]]>([
  [
    "A[^1] \\* b[^two].\n\n> Quoted\n> c[^3]\n\n[^1]: There.\n",
    `f:3:11  warning: ${footnote("[^two]")}`,
    `f:6:4  warning: ${footnote("[^3]")}`,
  ],
  [
    "# One\n\n## Two\n\n#### Four\n\n## Two",
    "f:3:1  warning: heading — A heading of level 1 is only for the page's title. Begin the heading with ##, and each heading below it with one # more.",
    "f:7:1  warning: heading — A heading of level 4 skips a level. Begin the heading with ####.",
  ],
  [
    'A <img src="a.png"> b.\n\n<p>\n<IMG SRC=b.png\n alt=""> <!-- <img src="c.png"> -->\n <img title=">" src=d.png></p>',
    'f:3:3  image — The image has no description. Add alt="what it shows", or alt="" if',
    "f:8:2  image — ",
  ],
  [
    "[a](#) [b](https://example.com/x) [c]()\n\n[d]: https://ada.example\n\n[d]",
    'f:3:1  warning: link — "#" is a placeholder.',
    'f:3:8  warning: link — "https://example.com/x" is',
    "f:3:35  warning: link — The address is empty.",
    'f:5:1  warning: link — "https://ada.example" is',
  ],
  [
    'A {% raw %} b.\n\n{{< youtube x >}}\n\n<div>\n  {% include figure.html path="a.png" %}\n</div>',
    'f:3:3  warning: text — "{% raw %}" is markup of another site builder, which pages do not read. Replace it with Markdown that shows the same, or put it between ` if it is code; to move a whole site in, run npm run import.',
    'f:5:1  warning: text — "{{< youtube x >}}" is',
    'f:8:3  warning: text — "{% include figure.html path=\\"a.png\\" %}" is',
  ],
  [
    '<Counter src="a.png" />\n\n<p background="a.png">B</p>',
    'f:3:1  warning: text — "<Counter src=\\"a.png\\" />" is markup of another site builder',
    "f:5:1  warning: HTML — The page leaves out the attribute background of <p>; docs/content.md lists what it keeps. Remove",
  ],
  [
    "[a](https://) <a href='https://exa mple.com'>b</a>",
    'f:3:1  link — Expected a host after https://, but found "https://". Correct the address.',
    'f:3:15  link — Expected a host without spaces after https://, but found "https://exa mple.com".',
  ],
  ['<a href="java\tscript:x">a</a>', 'f:3:1  link — The page leaves out "javascript:x": links begin with https:'],
  [
    '<iframe src="https://a.dev"></iframe>\n\nSome <MARK>words</MARK> and <mark>more</mark>.\n\n<div>\n  <script>x()</script>\n</div>',
    "f:3:1  warning: HTML — The page leaves out <iframe>; docs/content.md lists what it keeps. Name a video of a project in its field `video`",
    "f:5:6  warning: HTML — The page leaves out <mark>; docs/content.md lists what it keeps. Write instead:\n    **words**",
    "f:8:3  warning: HTML — The page leaves out <script>; docs/content.md lists what it keeps. Write it in Markdown, put it between ` if",
  ],
  [
    'A <span hidden>b</span><span hidden></span>\n\n<p style="color: red; Display:none">C <b>d</b></p>\n\n<div hidden>\n\nE\n\n</div>',
    'f:3:3  warning: HTML — Pages show "b", which <span> hides elsewhere. Remove it, or make it a comment: <!-- … -->',
    'f:5:1  warning: HTML — Pages show "C d", which <p> hides elsewhere.',
    'f:7:1  warning: HTML — Pages show "E", which <div> hides elsewhere.',
  ],
])("%j is reported where it is, with what to do", (text, ...expected) => {
  expect(report(text)).toEqual(expected.map((part) => expect.stringContaining(part)))
})

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
  "`<iframe>` a < b, c<d\n\n```html\n<iframe>\n```",
])("%j has no problems", (text) => {
  expect(report(text)).toEqual([])
})

test.each([
  [
    "# One\n\n## Two ##\n\n> #### Four\n\nAgain\n=====\n\n- ### Three",
    "## One\n\n### Two ##\n\n> #### Four\n\n## Again\n\n- ### Three",
  ],
  ["### A\n\n#### B\n\n### C", "## A\n\n### B\n\n## C"],
  ["## A\n\n### B\n\n#### C", "## A\n\n### B\n\n#### C"],
])("a wrong level also moves the headings below it: %j becomes %j", (text, written) => {
  const edits = checkText(readMarkdown(text, "f"), surroundings()).map((found) => found.edits ?? [])
  expect(applyEdits(`---\n---\n${text}`, edits)).toBe(`---\n---\n${written}`)
})
