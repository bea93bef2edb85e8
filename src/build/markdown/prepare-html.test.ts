import path from "node:path"
import type { Element, Root } from "hast"
import { fromHtml } from "hast-util-from-html"
import { sanitize } from "hast-util-sanitize"
import { toHtml } from "hast-util-to-html"
import { h } from "hastscript"
import { visit } from "unist-util-visit"

import { portableHtml } from "~/src/build/markdown/portable-html"
import { portableMarkdown } from "~/src/build/markdown/portable-markdown"
import { listHeadings, prepareHtml, toHtmlWithoutAtSigns } from "~/src/build/markdown/prepare-html"
import { textIds } from "~/src/doctor/markdown/heading-ids"
import { parseMarkdown } from "~/src/doctor/markdown/parse-markdown"
import { sanitizeSchema } from "~/src/doctor/markdown/sanitize-schema"
import { renderMarkdown } from "~/tests/hostile/render-markdown"
import { VECTORS } from "~/tests/hostile/vectors"

const picture = {
  ...{ src: "/p-1536.webp", srcSet: "/p-320.webp 320w, /p-1536.webp 1536w", width: 1536, height: 960 },
  placeholder: "data:image/webp;base64,AA",
}

type Options = Parameters<typeof prepareHtml>[1]

function prepare(children: (Element | string)[], options: Partial<Options> = {}): Promise<string> {
  const imageFor = async (src: string) => (src === "p.png" ? picture : null)
  const publish = (files: readonly string[]) => `/static/${files.map((file) => path.basename(file)).join("-")}`
  const always = { basePath: "/portfolio", trailingSlash: "always" } as const
  return prepareHtml(h(null, children), { ...always, imageFor, publish, ...options })
}

test("each heading gets an id that is unique on its page, and a link to itself", async () => {
  const html = await prepare([h("h2", "The table"), h("h2", "The table"), h("h2", "Main content")])
  const link =
    '<a class="anchor" aria-label="Link to this section: The table" href="#the-table"><span aria-hidden="true">#</span></a>'
  expect(html).toContain(`<h2 id="the-table" class="content">The table${link}</h2>`)
  expect(html).toContain('id="the-table-1"')
  expect(html).toContain('id="main-content-section"')
})

const GERMAN = {
  basePath: "/portfolio/de",
  otherLanguages: ["de", "ja"].map((tag) => ({ tag, base: `/portfolio/${tag}` })),
}

test.each<[string, Partial<Options>, Record<string, string>]>([
  [
    "R2: links inside the site get the base path and the configured trailing slash, others do not",
    {},
    { "/about#work": "/portfolio/about/#work", "/": "/portfolio/", "#here": "#here", "//a.org/x": "//a.org/x" },
  ],
  [
    "R2: links have no trailing slash",
    { trailingSlash: "never" },
    { "/about#work": "/portfolio/about#work", "/": "/portfolio/" },
  ],
  [
    "J3: a link to a page in another language begins at the root of the site, in every language",
    GERMAN,
    {
      ...{ "/de/about#work": "/portfolio/de/about/#work", "/de": "/portfolio/de/", "/demo": "/portfolio/de/demo/" },
      ...{ "/ja/x": "/portfolio/ja/x/", "/about": "/portfolio/de/about/" },
    },
  ],
])("%s", async (_what, options, expected) => {
  const links = Object.keys(expected).map((href) => h("a", { href }))
  const hrefs = (await prepare(links, options)).matchAll(/href="([^"]*)"/g)
  expect([...hrefs].map(([, href]) => href)).toEqual(Object.values(expected))
})

test("the boxes of a task list say whether they are ticked", async () => {
  const box = (checked: boolean) => h("input", { type: "checkbox", checked, disabled: true })
  const html = await prepare([h("ul", [h("li", [box(true)]), h("li", [box(false)])])])
  expect(html.match(/aria-label="(Done|Not done)"/g)).toEqual(['aria-label="Done"', 'aria-label="Not done"'])
})

test("a link to another site is marked, for screen readers too; one inside the site is not", async () => {
  const html = await prepare([h("a", { href: "https://a.org" }, "Out"), h("a", { href: "/about" }, "In")])
  expect(html).toContain('<a href="https://a.org" class="external" rel="noopener">Out')
  expect(html.match(/\(external site\)/g)).toHaveLength(1)
})

test("tables and code scroll in a container that the keyboard can focus; links inside them are prepared, too", async () => {
  const cell = h("td", [h("a", { href: "/about" }, "1")])
  const html = await prepare([h("table", [h("tbody", [h("tr", [cell])])]), h("pre", [h("code", "x")])])
  expect(html.match(/<div class="sideways" role="group" aria-label="[^"]+" tabindex="0"><(table|pre)>/g)).toHaveLength(
    2,
  )
  expect(html).toContain('<td><a href="/portfolio/about/">1</a>')
})

test("cells are aligned by a class on the page, and by the attribute in feeds and Markdown copies", async () => {
  const cells = ["right", "center", "left"].map((align) => h("td", { align }, align))
  const html = await prepare([h("table", [h("tbody", [h("tr", [...cells, h("td", "none")])])])])
  expect(html).toMatch(
    /<td class="align-right">right.*<td class="align-center">center.*<td class="align-left">left.*<td>none/,
  )
  expect(html).not.toContain(" align=")
  const plain = portableHtml(html, "https://ada.dev/")
  expect(plain).toMatch(/<td align="right">right.*<td align="center">center.*<td align="left">left.*<td>none/)
  const copy = portableMarkdown(fromHtml(html, { fragment: true }), "https://ada.dev")
  expect(copy).toMatch(/\| -+: \| :-+: \| :-+ \|/)
})

test("G1: an image gets its widths, its size and a blur; with a title it is a figure with a caption", async () => {
  const html = await prepare([h("p", [h("img", { src: "p.png", alt: "A plate", title: "Plate 1" })])])
  expect(html).toBe(
    '<figure><a href="/p-1536.webp" class="zoom"><img src="/p-1536.webp" alt="A plate" srcset="/p-320.webp 320w, /p-1536.webp 1536w" ' +
      'sizes="(min-width: 42rem) 40rem, calc(100vw - 2rem)" width="1536" height="960" loading="lazy" decoding="async" ' +
      'style="background-image:url(data:image/webp;base64,AA)"></a><figcaption>Plate 1</figcaption></figure>',
  )
})

test("two images to compare are a figure with a slider, which feeds do not have", async () => {
  const pair = [
    h("img", { src: "p.png#compare", alt: "Then", title: "1843" }),
    "\n",
    h("img", { src: "p.png", alt: "Now" }),
  ]
  const html = await prepare([h("p", pair)])
  expect(html).toContain('<link rel="stylesheet" href="/portfolio/static/compare.css">')
  const shape = html.replace(/<link[^>]*>/, "").replace(/<img [^>]*alt="(\w+)"[^>]*>/g, "$1")
  const slider = '<input type="range" class="scripted" aria-label="Compare the two images">'
  expect(shape).toBe(
    `<figure class="compare"><span>Then</span><span>Now</span>${slider}<figcaption><span>1843</span> <span></span></figcaption></figure>`,
  )
  expect(html).not.toContain("#compare")
  expect(portableHtml(html, "https://ada.dev/")).not.toContain("<input")
  // Words between them make a paragraph, which the check reports.
  expect(await prepare([h("p", [...pair, "and words"])])).not.toContain("<figure")
})

test("a figure reaches as far into the margins as the fragment of its image says", async () => {
  const html = await prepare([h("p", [h("img", { src: "p.png#full", alt: "A plate" })])])
  expect(html).toContain('<figure class="full"><a href="/p-1536.webp" class="zoom"><img src="/p-1536.webp"')
  expect(html).toContain('sizes="100vw"')
})

test("an image without versions is removed, whatever its address; a decorative one has an empty description", async () => {
  const html = await prepare([
    h("p", [h("img", { src: "//host.test/x.gif", alt: "" }), "text", h("img", { src: "missing.png", alt: "" })]),
    h("p", [h("img", { alt: "" }), h("img", { src: "p.png", alt: '""' })]),
  ])
  expect(html).toMatch(/^<p>text<\/p><figure><img src="\/p-1536\.webp" alt="" [^>]+><\/figure>$/)
})

const ADDRESSES = [
  "ada@engine.test <ada@engine.test> [Write](mailto:ada@engine.test?cc=b@c.d 'To ada@engine.test')",
  '## ada@engine.test\n\n![ada@engine.test](x.png "by ada@engine.test")\n\n`ada@engine.test`\n\n```x@y.z\nada@engine.test\n```',
  '<A HREF="mailto:ada&commat;engine.test">&#64; &#x40; ada&commat;engine.test</A> <xmp>a@b.c</xmp> <textarea>a@b.c',
  "A[^a@b.c]\n\n[^a@b.c]: d@e.f\n\n| a@b.c |\n| - |\n| <plaintext>a@b.c |",
]

test("a text's HTML has no @, and browsers parse it to the same tree", async () => {
  for (const text of [...ADDRESSES, ...VECTORS.map(({ markdown }) => `${markdown} a@b.c`)]) {
    const { html: parsed } = parseMarkdown(text, { file: "index.md", bodyLine: 1 })
    const tree = sanitize(parsed, sanitizeSchema) as Root
    const html = toHtmlWithoutAtSigns(tree)
    expect(html).not.toContain("@")
    expect(toHtml(fromHtml(html, { fragment: true }))).toBe(toHtml(fromHtml(toHtml(tree), { fragment: true })))
  }
  const page = await renderMarkdown(ADDRESSES.join("\n\n"))
  expect(page).not.toContain("@")
  expect(page).toContain('<a href="mailto:ada&#64;engine.test">ada&#64;engine.test</a>')
})

const HEADINGS = `
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
## Дом и сад\n
## ![An image](x.png) beside\n
## [A link](/about) and https://ada.dev\n
## !!!\n
Setext *heading*\n---\n
> ## Quoted\n
##\n
[^a]: Note.
`

test("the ids that links are checked against, and those of the table of contents, are those of the page", async () => {
  const { html } = parseMarkdown(HEADINGS, { file: "index.md", bodyLine: 1 })
  const onPage: unknown[] = []
  visit(fromHtml(await renderMarkdown(HEADINGS), { fragment: true }), "element", ({ properties: { id } }) => {
    if (id !== undefined) onPage.push(id)
  })
  const known = textIds(html)
  expect(known).toEqual(onPage)
  expect(known).toEqual(
    expect.arrayContaining(["notes", "notes-1", "notes-1-1", "main-content-section", "дом-и-сад", "fn-a", "fnref-a"]),
  )
  const listed = (await listHeadings(html)).map(({ id }) => id)
  expect([new Set(known).size, listed.length]).toEqual([20, 18])
  expect(known.filter((id) => listed.includes(id))).toEqual(listed)
})

test("headings of levels 2 and 3 are listed in order, with their text", async () => {
  const parts = ["Part ", h("code", "<b>"), " & a@b.c"]
  const tree = h(null, [h("h2", ["The ", h("em", "table")]), h("p", "Text"), h("h3", parts), h("h4", "Detail")])
  expect(await listHeadings(tree)).toEqual([
    { id: "the-table", level: 2, html: "The table" },
    { id: "part-b--abc", level: 3, html: "Part &#x3C;b> &#x26; a&#64;b.c" },
  ])
})

test("M1: a heading with a formula is listed with it, and has a short id", async () => {
  const { html: tree } = parseMarkdown("## On $\\frac{a}{b}$ and *$x^2$*", { file: "f.md", bodyLine: 1 })
  expect(textIds(tree)).toEqual(["on-ab-and-x2"])
  expect(await listHeadings(tree)).toEqual([
    {
      id: "on-ab-and-x2",
      level: 2,
      html: expect.stringMatching(/^On <math [^>]+><mfrac>.*<\/math> and <math .*<\/math>$/),
    },
  ])
})

test("W1: the footnotes of a note are named after their mentions, for the style that puts them beside the text", async () => {
  const text = "a[^x] b[^y]\n\n[^y]: Y\n[^x]: X"
  const html = await renderMarkdown(text, { hasSidenotes: true })
  expect(html).toContain('<sup id="fnref-x" style="anchor-name:--ref-1">')
  expect(html).toContain('<li id="fn-y" style="position-anchor:--ref-2;anchor-name:--note-2;--before:--note-1">')
  expect(html).toContain('href="/footnotes.css"')
  expect(await renderMarkdown(text)).not.toMatch(/sidenotes|anchor-name/)
})
