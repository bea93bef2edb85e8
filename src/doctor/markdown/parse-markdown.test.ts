import { parseMarkdown } from "~/src/doctor/markdown/parse-markdown"

test("a text that is nested absurdly deep is told where it begins, and taken for empty", () => {
  const emphasis = `${"**a *b ".repeat(60)}x${"* y**".repeat(60)}`
  const { tree, problems } = parseMarkdown(emphasis, { file: "content/about.md", bodyLine: 4 })
  expect(tree.children).toEqual([])
  expect(problems).toEqual([expect.objectContaining({ file: "content/about.md", line: 4, column: 1, field: "text" })])
})
