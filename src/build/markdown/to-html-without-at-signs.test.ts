import { fromHtml } from "hast-util-from-html"
import { sanitize } from "hast-util-sanitize"
import { toHtml } from "hast-util-to-html"

import { toHtmlWithoutAtSigns } from "~/src/build/markdown/to-html-without-at-signs"
import { parseMarkdown } from "~/src/doctor/markdown/parse-markdown"
import { sanitizeSchema } from "~/src/doctor/markdown/sanitize-schema"
import { renderMarkdown } from "~/tests/hostile/render-markdown"
import { VECTORS } from "~/tests/hostile/vectors.mjs"

const ADDRESSES = [
  "ada@engine.test <ada@engine.test> [Write](mailto:ada@engine.test?cc=b@c.d 'To ada@engine.test')",
  '## ada@engine.test\n\n![ada@engine.test](x.png "by ada@engine.test")\n\n`ada@engine.test`\n\n```x@y.z\nada@engine.test\n```',
  '<A HREF="mailto:ada&commat;engine.test">&#64; &#x40; ada&commat;engine.test</A> <xmp>a@b.c</xmp> <textarea>a@b.c',
  "A[^a@b.c]\n\n[^a@b.c]: d@e.f\n\n| a@b.c |\n| - |\n| <plaintext>a@b.c |",
]

test("a browser reads from it what it reads from the HTML with the signs", () => {
  for (const text of [...ADDRESSES, ...VECTORS.map(({ markdown }) => `${markdown} a@b.c`)]) {
    const tree = sanitize(parseMarkdown(text, { file: "index.md", bodyLine: 1 }).html, sanitizeSchema)
    if (tree.type !== "root") throw new Error("A text is a root.")
    const html = toHtmlWithoutAtSigns(tree)
    expect(html).not.toContain("@")
    expect(toHtml(fromHtml(html, { fragment: true }))).toBe(toHtml(fromHtml(toHtml(tree), { fragment: true })))
  }
})

test("a text's HTML holds no @, and its links lead to the addresses", async () => {
  const html = await renderMarkdown(ADDRESSES.join("\n\n"))
  expect(html).not.toContain("@")
  expect(html).toContain('<a href="mailto:ada&#64;engine.test">ada&#64;engine.test</a>')
})
