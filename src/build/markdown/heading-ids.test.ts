import type { Root } from "hast"
import { fromHtml } from "hast-util-from-html"
import { visit } from "unist-util-visit"

import { listHeadings } from "~/src/build/markdown/list-headings"
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
## tooltip\n
## Site icon\n
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
const HEADINGS = 27

function idsOf(tree: Root): string[] {
  const ids: string[] = []
  visit(tree, "element", ({ properties }) => {
    if (typeof properties.id === "string") ids.push(properties.id)
  })
  return ids
}

test("the ids that links are checked against are those of the page", async () => {
  const { html } = parseMarkdown(TEXT, { file: "index.md", bodyLine: 1 })
  const known = textIds(html)
  expect(known).toEqual(idsOf(fromHtml(await renderMarkdown(TEXT), { fragment: true })))
  expect(known).toHaveLength(HEADINGS + 2)
  expect(known).toEqual(
    expect.arrayContaining(["notes", "notes-1", "notes-1-1", "main-content-section", "дом-и-сад", "fn-a", "fnref-a"]),
  )
  const listed = (await listHeadings(html)).map(({ id }) => id)
  expect(known.filter((id) => listed.includes(id))).toEqual(listed)
})
