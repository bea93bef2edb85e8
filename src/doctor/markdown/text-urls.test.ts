import { readMarkdown } from "~/tests/fixtures/read-markdown"

import { imagesIn, linksIn } from "./text-urls"

/** Returns the links of a text, whose first line is 3, as `line url`. */
function links(markdown: string): string[] {
  return linksIn(readMarkdown(markdown)).map(({ place, name }) => `${place.line} ${name}`)
}

test.each([
  ["in a sentence", 'A\n<a href="/x">x</a>', ["4 /x"]],
  ["in a block", "<div>\n<p>\n<A HREF=/x>x</A></p>\n</div>", ["5 /x"]],
  ["of several lines", '<a\n  title="a\nb"\n  href="/x">x</a> [y](/y)', ["3 /x", "6 /y"]],
  ["in a quote", '> A\n>\n> <div>\n>   <a href="/x">x</a>\n> </div>', ["6 /x"]],
  ["in a list", '- A\n\n  <div>\n    <a href="/x">x</a>\n  </div>', ["6 /x"]],
  ["in a table", '<table>\n<tr><td><a href="/x">x</a></table>', ["4 /x"]],
  ["in a footnote", 'A[^1]\n\n[^1]: <a href="/x">x</a>', ["3 #fn-1", "5 /x", "5 #fnref-1"]],
  ["with Windows line breaks", 'A\r\n\r\n<a href="/x">x</a>', ["5 /x"]],
  ["that is not closed", 'A\n\n<a href="/x">x\n\n<a href="/y">y</a>', ["5 /x", "7 /y"]],
  ["that Markdown finds around a backslash", "A\n\nB https\\://a.dev", ["5 https://a.dev"]],
])("a link %s is listed once, with its line", (_where, markdown, expected) => {
  expect(links(markdown)).toEqual(expected)
})

test("addresses in raw HTML are read as browsers read them: without spaces around them, tabs and line breaks", () => {
  expect(links('<a href=" /about ">x</a> <a href="https://ada.dev/\nlong">y</a>')).toEqual([
    "3 /about",
    "3 https://ada.dev/long",
  ])
  expect(links('<a href="&#1;java&#10;script:alert(1)">x</a>')).toEqual(["3 javascript:alert(1)"])
  expect(imagesIn(readMarkdown('<img src=" loom.png\n" alt="Loom">')).map(({ name }) => name)).toEqual(["loom.png"])
})
