import type { Element, Root } from "hast"
import { h } from "hastscript"

import { prepareHtml } from "~/src/build/markdown/prepare-html"

const picture = { src: "/p-1536.webp", srcSet: "/p-320.webp 320w, /p-1536.webp 1536w", width: 1536, height: 960 }

function prepare(...children: (Element | string)[]): Promise<string> {
  const root: Root = h(null, children)
  return prepareHtml(root, {
    basePath: "/portfolio",
    trailingSlash: "always",
    pictureFor: async (src) => (src === "p.png" ? { ...picture, placeholder: "data:image/webp;base64,AA" } : null),
  })
}

test("a heading gets an id and a link to itself, named after it", async () => {
  const html = await prepare(h("h2", "The table"))
  expect(html).toContain('<h2 id="the-table">The table')
  expect(html).toContain('href="#the-table"')
  expect(html).toContain('aria-label="Link to this section: The table"')
})

test("two headings of one name get two ids", async () => {
  const html = await prepare(h("h2", "Notes"), h("h2", "Notes"))
  expect(html).toContain('id="notes"')
  expect(html).toContain('id="notes-1"')
})

test("R2: links inside the site get the base path and the configured trailing slash", async () => {
  const html = await prepare(h("a", { href: "/about#work" }, "About"), h("a", { href: "#here" }, "Here"))
  expect(html).toContain('href="/portfolio/about/#work"')
  expect(html).toContain('href="#here"')
})

test("R2: a link to the home page keeps the slash of the base path, and another host is left alone", async () => {
  const tree = h(null, [h("a", { href: "/" }, "Home"), h("a", { href: "//a.org/x" }, "Out")])
  const html = await prepareHtml(tree, { basePath: "/portfolio", trailingSlash: "never", pictureFor: async () => null })
  expect(html).toContain('href="/portfolio/"')
  expect(html).toContain('href="//a.org/x"')
})

test("a heading does not take an id that the page around it has", async () => {
  expect(await prepare(h("h2", "Main content"))).toContain('id="main-content-section"')
})

test("the boxes of a task list say whether they are ticked", async () => {
  const box = (checked: boolean) => h("input", { type: "checkbox", checked, disabled: true })
  const html = await prepare(h("ul", [h("li", [box(true)]), h("li", [box(false)])]))
  expect(html.match(/aria-label="(Done|Not done)"/g)).toEqual(['aria-label="Done"', 'aria-label="Not done"'])
})

test("a link to another site is marked for eyes and ears, one inside the site is not", async () => {
  const html = await prepare(h("a", { href: "https://a.org" }, "Out"), h("a", { href: "/about" }, "In"))
  expect(html).toContain('<a href="https://a.org" class="external" rel="noopener">Out')
  expect(html.match(/\(external site\)/g)).toHaveLength(1)
})

test("scripts, event handlers and script addresses are dropped", async () => {
  const html = await prepare(
    h("script", "alert(1)"),
    h("p", { onClick: "alert(1)", style: "color:red" }, "text"),
    h("a", { href: "javascript:alert(1)" }, "link"),
    h("a", { href: "data:text/html,x" }, "data"),
    h("iframe", { src: "https://a.org" }),
  )
  expect(html).not.toMatch(/alert|style|javascript|data:|iframe/)
  expect(html).toContain("<p>text</p>")
})

test("code is highlighted by classes, without styles or scripts", async () => {
  const html = await prepare(h("pre", [h("code", { className: ["language-python"] }, "def f(): return 1")]))
  expect(html).toContain('<span class="hljs-keyword">def</span>')
  expect(html).not.toContain("style=")
})

test("tables and code scroll by themselves and can be reached by keyboard", async () => {
  const html = await prepare(h("table", [h("tbody", [h("tr", [h("td", "1")])])]), h("pre", [h("code", "x")]))
  expect(html.match(/<div class="scrollable" role="group" aria-label="[^"]+" tabindex="0">/g)).toHaveLength(2)
})

test("a picture that only decorates is silent to those who only hear the page", async () => {
  expect(await prepare(h("img", { src: "p.png", alt: '""' }))).toContain('alt=""')
})

test("G1: a picture gets its widths, its size and a blur; with a title it is a figure with a caption", async () => {
  const html = await prepare(h("p", [h("img", { src: "p.png", alt: "A plate", title: "Plate 1" })]))
  expect(html).toContain("<figure>")
  expect(html).toContain('alt="A plate"')
  expect(html).toContain("<figcaption>Plate 1</figcaption>")
  expect(html).toContain('srcset="/p-320.webp 320w, /p-1536.webp 1536w"')
  expect(html).toContain('width="1536" height="960" loading="lazy" decoding="async"')
  expect(html).toContain("background-image:url(data:image/webp;base64,AA)")
  expect(html).not.toContain("title=")
})

test("an image that has no versions is removed, whatever its address", async () => {
  const html = await prepare(
    h("p", [h("img", { src: "//host.test/x.gif", alt: "" }), "text", h("img", { src: "missing.png", alt: "" })]),
    h("p", [h("img", { alt: "" }), h("img", { src: "p.png", alt: "A plate" })]),
  )
  expect(html).toContain("<p>text</p>")
  expect(html.match(/<img/g)).toHaveLength(1)
  expect(html).toContain('alt="A plate"')
})
