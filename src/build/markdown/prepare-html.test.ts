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
import { pageContent } from "~/src/build/outputs/page-content"
import { textIds } from "~/src/doctor/markdown/heading-ids"
import { parseMarkdown } from "~/src/doctor/markdown/parse-markdown"
import { sanitizeSchema } from "~/src/doctor/markdown/sanitize-schema"
import type { TrailingSlash } from "~/src/lib/addresses/paths"
import { renderMarkdown } from "~/tests/hostile/render-markdown"
import { VECTORS } from "~/tests/hostile/vectors"

const picture = {
  ...{ src: "/p-1536.webp", srcSet: "/p-320.webp 320w, /p-1536.webp 1536w", width: 1536, height: 960 },
  placeholder: "data:image/webp;base64,AA",
}

function prepare(children: (Element | string)[], trailingSlash: TrailingSlash = "always"): Promise<string> {
  const imageFor = async (src: string) => (src === "p.png" ? picture : null)
  const publish = (file: string) => `/static/${path.basename(file)}`
  return prepareHtml(h(null, children), { basePath: "/portfolio", trailingSlash, imageFor, publish })
}

test("each heading gets an id that is unique on its page, and a link to itself", async () => {
  const html = await prepare([h("h2", "The table"), h("h2", "The table"), h("h2", "Main content")])
  const link = '<a class="anchor" aria-label="Link to this section: The table" href="#the-table">#</a>'
  expect(html).toContain(`<h2 id="the-table">The table${link}</h2>`)
  expect(html).toContain('id="the-table-1"')
  expect(html).toContain('id="main-content-section"')
})

test("R2: links inside the site get the base path and the configured trailing slash, others do not", async () => {
  const hrefs = async (trailingSlash: TrailingSlash) => {
    const links = ["/about#work", "/", "#here", "//a.org/x"].map((href) => h("a", { href }))
    return [...(await prepare(links, trailingSlash)).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  }
  expect(await hrefs("always")).toEqual(["/portfolio/about/#work", "/portfolio/", "#here", "//a.org/x"])
  expect(await hrefs("never")).toEqual(["/portfolio/about#work", "/portfolio/", "#here", "//a.org/x"])
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
  expect(
    html.match(/<div class="scrollable" role="group" aria-label="[^"]+" tabindex="0"><(table|pre)>/g),
  ).toHaveLength(2)
  expect(html).toContain('<td><a href="/portfolio/about/">1</a>')
})

const FORMULAS = "A $x^2$ at $5.\n\n$$\na = b\n$$\n\n## On $y$\n"

test("M1: formulas are MathML, those of their own in a container that scrolls; their styles are linked to once", async () => {
  const html = await renderMarkdown(FORMULAS)
  expect(html).toMatch(
    /^<link rel="stylesheet" href="\/src\/styles\/on-demand\/maths\.css"><p>A <math data-tex="x\^2"><msup>/,
  )
  expect(html).toContain("</math> at $5.</p>")
  expect(html).toContain(
    '<div class="scrollable" role="group" aria-label="Formula, scrolls sideways" tabindex="0"><math display="block"',
  )
  expect(html).toMatch(/<h2 id="on-y">On <math.*aria-label="Link to this section: On y"/)
  expect(html.match(/<link/g)).toHaveLength(1)
  expect(await renderMarkdown("No formula")).toBe("<p>No formula</p>")
})

test("M1: ```math is a formula, too; one with a mistake stays code", async () => {
  expect(await renderMarkdown("```math\nx\n```")).toContain('<math display="block"')
  expect(await renderMarkdown("So $a_b_c$")).toBe('<p>So <code class="language-math">a_b_c</code></p>')
})

test("M1: feeds and Markdown copies have the TeX of formulas between dollars", async () => {
  const html = await renderMarkdown(FORMULAS)
  const feed = portableHtml(html, "https://a.dev/x")
  expect(feed).toContain("<p>A <code>$x^2$</code> at $5.</p>")
  expect(feed).toContain("<code>$$\na = b\n$$</code>")
  expect(feed).not.toMatch(/<link|<m/)
  expect(portableMarkdown(fromHtml(html, { fragment: true }), "https://a.dev")).toMatch(
    /^A \$x\^2\$ at \$5\.\n\n\$\$\na = b\n\$\$\n\n## On \$y\$/,
  )
})

test.each([
  ["> [!NOTE]\n> A *map*.", "<p>A <em>map</em>.</p>"],
  ["> [!note]  \n> A map.\n>\n> More.", "A map.</p>\n<p>More.</p>"],
  ["> [!Note]\n>\n> - One", "<ul>\n<li>One</li>\n</ul>"],
])("M2: %j is a callout with a label", async (text, content) => {
  const html = await renderMarkdown(text)
  expect(html).toMatch(/^<link rel="stylesheet" href="[^"]+callouts\.css">/)
  expect(html).toContain(
    '<blockquote class="callout-note" role="note" aria-label="Note"><p class="callout-label"><strong>Note</strong></p>',
  )
  expect(html).toContain(content)
  expect(html).not.toContain("[!")
  const copy = portableMarkdown(fromHtml(html, { fragment: true }), "https://a.dev")
  expect(copy).toMatch(/^> \*\*Note\*\*\n>\n> /)
  expect(portableHtml(html, "https://a.dev/x")).toMatch(/^<blockquote><p><strong>Note<\/strong><\/p>/)
})

test.each([
  "> [!NOTE] Title\n> x",
  "> [!FOO]\n> x",
  "> x\n> [!NOTE]",
  "> `[!NOTE]`\n> x",
  "[!NOTE]\nx",
  "> [!NOTE]**x**",
])("M2: %j is no callout", async (text) => expect(await renderMarkdown(text)).not.toMatch(/<link|role=/))

test("M4: a diagram is in the page once for each theme, in one figure; feeds and copies have one", async () => {
  const diagram = { src: "/a.svg", srcSet: "", dark: "/b.svg", width: 640, height: 240 }
  const { html: tree } = parseMarkdown('![A lamp](a.svg "Oil")\n\nSo ![a flame](b.svg)', {
    file: "index.md",
    bodyLine: 1,
  })
  const html = await prepareHtml(tree, {
    basePath: "",
    trailingSlash: "never",
    imageFor: async () => diagram,
    publish: String,
  })
  expect(html).toContain(
    '<figure><img src="/a.svg" alt="A lamp" width="640" height="240" loading="lazy" decoding="async" class="diagram diagram-light">' +
      '<img src="/b.svg" alt="A lamp" width="640" height="240" loading="lazy" decoding="async" class="diagram diagram-dark"><figcaption>',
  )
  expect(html).toMatch(/^<link rel="stylesheet" href="[^"]+diagrams\.css">/)
  expect(html.match(/alt="a flame"/g)).toHaveLength(2)
  expect(portableHtml(html, "https://a.dev/x").match(/<img/g)).toHaveLength(2)
  const page = fromHtml(`<main><div class="prose">${html}</div></main>`, { fragment: true })
  expect(toHtml({ type: "root", children: pageContent(page) }).match(/<img/g)).toHaveLength(2)
})

test("M3: a block of code has a button that copies it, and its title above it", async () => {
  const html = await renderMarkdown('```ts title="src/<a>.ts"\nconst a = 1\n```')
  expect(html).toMatch(
    /^<link rel="stylesheet" href="[^"]+code\.css"><figure class="code"><figcaption>src\/&#x3C;a>\.ts<\/figcaption><div/,
  )
  expect(html).toContain(
    '</pre></div><button type="button" class="code-copy scripted" aria-label="Copy code" data-tooltip="Copy code"></button></figure>',
  )
  expect(await renderMarkdown("```\na\n```")).not.toContain("figcaption")
  expect(portableHtml(html, "https://a.dev/x")).toMatch(/^<figure><figcaption>[^<]+<\/figcaption><div><pre><code>/)
})

test("M3: marked lines are elements of their own, also of a comment of several lines; the others stay", async () => {
  const html = await renderMarkdown("```ts {2,4}\n/* a\n   b */\nlet c\nlet d\n```")
  expect(html).toContain(
    '<span class="hljs-comment">/* a\n</span><mark><span class="hljs-comment">   b */</span>\n</mark>' +
      '<span class="hljs-keyword">let</span> c\n<mark><span class="hljs-keyword">let</span> d\n</mark></code>',
  )
})

test("M3: code in raw HTML keeps no attributes of its own", async () => {
  expect(await renderMarkdown('A <code data-title="x" data-lines="1">b</code>')).toBe("<p>A <code>b</code></p>")
})

test("M3: lines of a diff have classes", async () => {
  expect(await renderMarkdown("```diff\n- a\n+ b\n```")).toContain(
    '<span class="hljs-deletion">- a</span>\n<span class="hljs-addition">+ b</span>',
  )
})

test("code is highlighted by classes, without styles or scripts", async () => {
  const html = await prepare([h("pre", [h("code", { className: ["language-python"] }, "def f(): return 1")])])
  expect(html).toContain('<span class="hljs-keyword">def</span>')
  expect(html).not.toContain("style=")
})

test("G1: an image gets its widths, its size and a blur; with a title it is a figure with a caption", async () => {
  const html = await prepare([h("p", [h("img", { src: "p.png", alt: "A plate", title: "Plate 1" })])])
  expect(html).toBe(
    '<figure><img src="/p-1536.webp" alt="A plate" srcset="/p-320.webp 320w, /p-1536.webp 1536w" ' +
      'sizes="(min-width: 42rem) 40rem, calc(100vw - 2rem)" width="1536" height="960" loading="lazy" decoding="async" ' +
      'style="background-image:url(data:image/webp;base64,AA)"><figcaption>Plate 1</figcaption></figure>',
  )
})

test("a figure reaches as far into the margins as the fragment of its image says", async () => {
  const html = await prepare([h("p", [h("img", { src: "p.png#full", alt: "A plate" })])])
  expect(html).toContain('<figure class="full"><img src="/p-1536.webp"')
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
