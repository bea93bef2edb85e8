import { createHash } from "node:crypto"

import { allInlineCode, inlineCode, inlineCodeReader } from "~/src/build/hosting/inline-code"

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`
}

test("every inline script and style of a page is named by the hash of its text", () => {
  const html = `<head><style>p{color:red}</style><noscript><style>p{}</style></noscript></head>
    <body><script id="a">go()</script><script type="module">import("x")</script></body>`
  expect(inlineCode(html)).toEqual({
    scripts: [hash("go()"), hash('import("x")')].sort(),
    styles: [hash("p{color:red}"), hash("p{}")].sort(),
  })
})

test("what is loaded, and what is data, needs no hash", () => {
  const html = `<script src="/app.js" async></script><script type="application/ld+json">{"a":1}</script>`
  expect(inlineCode(html).scripts).toEqual([])
})

test("Y3: a script that is held until consent is named now; one that will be loaded is not", () => {
  const html = `<script type="text/plain" data-held-script="" data-src="https://a.org/t.js"></script>
    <script type="text/plain" data-held-script="">gtag()</script>`
  expect(inlineCode(html).scripts).toEqual([hash("gtag()")])
})

test("a script counts as a browser reads it: one kind of line end, characters as they are", () => {
  expect(inlineCode("<script>a()\r\nb('&amp;é')</script>").scripts).toEqual([hash("a()\nb('&amp;é')")])
})

test("what only looks like a script is none", () => {
  const html = `<p title="<script>a()</script>">x</p><!-- <script>b()</script> --><textarea><script>c()</script></textarea>`
  expect(inlineCode(html).scripts).toEqual([])
})

test("all pages together hold each script once, in an order that does not depend on the pages'", () => {
  const first = inlineCode("<script>a()</script><script>b()</script>")
  const second = inlineCode("<script>b()</script>")
  expect(allInlineCode([first, second])).toEqual(first)
  expect(allInlineCode([second, first])).toEqual(first)
})

describe("reading many pages", () => {
  const page = (path: string, own = "") =>
    `<head><style>p{}</style><script type="application/ld+json">{"@id":"${path}"}</script></head><body>${own}
    <script id="a" data-path="${path}">go()</script><script src="/app-${path.length}.js"></script></body>`

  test("finds the same as reading each of them alone", () => {
    const read = inlineCodeReader()
    const pages = [
      page("/"),
      page("/about"),
      page("/more", "<script>b()</script>"),
      page("/x", "<style>i{}</style>"),
      "<p>",
    ]
    for (const html of [...pages, ...pages]) expect(read(html)).toEqual(inlineCode(html))
  })

  test.each([
    ["in capitals", "<SCRIPT>b()</SCRIPT>"],
    ["that a quoted one seems to swallow", `<p title="<script>"></p><script>b()</script>`],
    ["that a comment seems to hold", `<!-- <script> --><script>b()</script>`],
    [
      "behind data that is not closed as it seems",
      `<script type="application/ld+json">"<"</script><script>b()</script>`,
    ],
    ["with an attribute more", `<script type="module">go()</script><script>b()</script>`],
  ])("misses none: %s", (_name, own) => {
    const read = inlineCodeReader()
    read(page("/"))
    expect(read(page("/about", own)).scripts).toEqual(expect.arrayContaining(inlineCode(page("/about", own)).scripts))
    expect(inlineCode(own).scripts).toContain(hash("b()"))
  })
})
