import { h } from "hastscript"

import { listHeadings } from "~/src/build/markdown/list-headings"
import { prepareHtml } from "~/src/build/markdown/prepare-html"

const options = { basePath: "", trailingSlash: "never", pictureFor: async () => null } as const

test("headings of the levels 2 and 3 are listed in their order, with their words", async () => {
  const tree = h(null, [
    h("h2", ["The ", h("em", "table")]),
    h("p", "Text"),
    h("h3", ["Part ", h("code", "<b>"), " & a@b.c"]),
    h("h4", "Detail"),
  ])
  expect(await listHeadings(tree)).toEqual([
    { id: "the-table", level: 2, html: "The table" },
    { id: "part-b--abc", level: 3, html: "Part &#x3C;b> &#x26; a&#64;b.c" },
  ])
})

test("each listed heading is found on the page under its id, also twins and those that the page around takes", async () => {
  const tree = () => h(null, [h("h2", "Notes"), h("h2", "Notes"), h("h2", "Main content")])
  const headings = await listHeadings(tree())
  const html = await prepareHtml(tree(), options)
  expect(new Set(headings.map(({ id }) => id)).size).toBe(3)
  for (const { id } of headings) expect(html).toContain(`id="${id}"`)
})
