import type { Root } from "hast"
import { fromHtml } from "hast-util-from-html"
import { visit } from "unist-util-visit"

import { listHeadings } from "~/src/build/markdown/list-headings"
import { textIds } from "~/src/doctor/markdown/heading-ids"
import { parseMarkdown } from "~/src/doctor/markdown/parse-markdown"
import { renderMarkdown } from "~/tests/hostile/render-markdown"

const HEADINGS = [
  "## Notes",
  "## Notes",
  "## Notes 1",
  "### `a.b()` and *The* __loom__",
  "## 🚀 Launch 👩‍🚀",
  "## Tea <b>and</b> <i title='x'>cake</i> &amp; more",
  "## <script>x</script>A <!-- comment --> B",
  '<h2 id="own">By <em>HTML</em></h2>',
  "<H3>By <IMG SRC=x.png ALT=Alt> HTML</H3>",
  "## Main content",
  "## tooltip",
  "## Site icon",
  "## A footnote[^a]",
  "## Überblick ß é",
  "## Дом и сад",
  "## 見出し 一",
  "## عنوان",
  "## ![An image](x.png) beside",
  "## [A link](/about) and https://ada.dev",
  "## ~~Gone~~ \\*stars\\* a_b_c",
  "## !!!",
  "## 1. Number & 100 %",
  "Setext *heading*\n---",
  "> ## Quoted",
  "- ## In a list",
  "## Write to ada@engine.test",
  "##",
]

function idsOf(tree: Root): string[] {
  const ids: string[] = []
  visit(tree, "element", ({ properties }) => {
    if (typeof properties.id === "string") ids.push(properties.id)
  })
  return ids
}

test("the ids that links are checked against are those of the page", async () => {
  const text = `${HEADINGS.join("\n\n")}\n\n[^a]: Note.\n`
  const { html } = parseMarkdown(text, { file: "index.md", bodyLine: 1 })
  const known = textIds(html)
  const page = idsOf(fromHtml(await renderMarkdown(text), { fragment: true }))
  expect(known).toEqual(page)
  expect(known).toHaveLength(HEADINGS.length + 2)
  expect(known).toEqual(
    expect.arrayContaining(["notes", "notes-1", "notes-1-1", "main-content-section", "дом-и-сад", "fn-a", "fnref-a"]),
  )
  const listed = (await listHeadings(html)).map(({ id }) => id)
  expect(known.filter((id) => listed.includes(id))).toEqual(listed)
})
