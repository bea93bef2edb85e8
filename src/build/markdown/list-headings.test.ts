import { fromHtml } from "hast-util-from-html"
import { h } from "hastscript"
import { visit } from "unist-util-visit"

import { listHeadings } from "~/src/build/markdown/prepare-html"
import { textIds } from "~/src/doctor/markdown/heading-ids"
import { parseMarkdown } from "~/src/doctor/markdown/parse-markdown"
import { renderMarkdown } from "~/tests/hostile/render-markdown"

const TEXT = `
## Notes\n
## Notes\n
## Notes 1\n
### \`a.b()\` and *The* __loom__\n
## 🚀 Launch 👩‍🚀\n
## Tea <b>and</b> <i title='x'>cake</i> &amp; more\n
## <script>x</script>A <!-- comment --> B\n
<h2 id="own">By <em>HTML</em></h2>\n
<H3>By <IMG SRC=x.png ALT=Alt> HTML</H3>\n
## Main content\n
## A footnote[^a]\n
## Überblick ß é\n
## Дом и сад\n
## 見出し 一\n
## عنوان\n
## ![An image](x.png) beside\n
## [A link](/about) and https://ada.dev\n
## ~~Gone~~ \\*stars\\* a_b_c\n
## !!!\n
## 1. Number & 100 %\n
Setext *heading*\n---\n
> ## Quoted\n
- ## In a list\n
## Write to ada@engine.test\n
##\n
[^a]: Note.
`

test("the ids that links are checked against, and those of the table of contents, are those of the page", async () => {
  const { html } = parseMarkdown(TEXT, { file: "index.md", bodyLine: 1 })
  const onPage: unknown[] = []
  visit(fromHtml(await renderMarkdown(TEXT), { fragment: true }), "element", ({ properties: { id } }) => {
    if (id !== undefined) onPage.push(id)
  })
  const known = textIds(html)
  expect(known).toEqual(onPage)
  expect(known).toEqual(
    expect.arrayContaining(["notes", "notes-1", "notes-1-1", "main-content-section", "дом-и-сад", "fn-a", "fnref-a"]),
  )
  const listed = (await listHeadings(html)).map(({ id }) => id)
  expect([new Set(known).size, listed.length]).toEqual([27, 25])
  expect(known.filter((id) => listed.includes(id))).toEqual(listed)
})

test("headings of the levels 2 and 3 are listed in their order, with their words", async () => {
  const parts = ["Part ", h("code", "<b>"), " & a@b.c"]
  const tree = h(null, [h("h2", ["The ", h("em", "table")]), h("p", "Text"), h("h3", parts), h("h4", "Detail")])
  expect(await listHeadings(tree)).toEqual([
    { id: "the-table", level: 2, html: "The table" },
    { id: "part-b--abc", level: 3, html: "Part &#x3C;b> &#x26; a&#64;b.c" },
  ])
})
