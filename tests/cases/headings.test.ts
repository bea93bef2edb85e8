import { listHeadings } from "~/src/build/markdown/prepare-html"
import { textIds } from "~/src/doctor/markdown/heading-ids"
import { parseMarkdown } from "~/src/doctor/markdown/parse-markdown"

test.each([
  ["## 🚀", ["section"]],
  ["## !!!\n\n### ???\n\n## …", ["section", "section-2", "section-3"]],
  ["## 🚀\n\n## Section\n\n## section-2\n\n## 🎉", ["section-3", "section", "section-2", "section-4"]],
  [
    "## Try it 🚀\n\n## Try it 🚀\n\n## 中文标题\n\n## constructor",
    ["try-it-", "try-it--1", "中文标题", "constructor"],
  ],
  ["## main-content\n\n## main-content-section", ["main-content-section-2", "main-content-section"]],
])("each heading has an id of its own, to which its entry leads: %j", async (text, ids) => {
  const { html } = parseMarkdown(text, { file: "index.md", bodyLine: 1 })
  expect(textIds(html)).toEqual(ids)
  expect((await listHeadings(html)).map(({ id }) => id)).toEqual(ids)
})
