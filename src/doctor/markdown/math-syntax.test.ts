import { visit } from "unist-util-visit"

import { parseMarkdown } from "./parse-markdown"

/** Returns the formulas of a text: those in sentences between single dollars, others between double ones. */
function formulas(markdown: string): string[] {
  const found: string[] = []
  visit(parseMarkdown(markdown, { file: "index.md", bodyLine: 1 }).tree, (node) => {
    if (node.type === "inlineMath") found.push(`$${node.value}$`)
    if (node.type === "math") found.push(`$$${node.value.replace(/\s+/g, " ")}$$`)
  })
  return found
}

test.each([
  "It costs $5 and $10, or $ 7 $, US$5 and US$10, 5$ and 10$, $5-$10",
  "It costs $20 in US$. From $100 or 100$ on",
  "$HOME/$USER, $a${b and $5/$month",
  "\\$x$ and `$x$`, $$ or $$$ or $$$x$$$",
  "[x](https://a.dev/$a$) <https://a.dev/$b$>",
  "    $$\n    code\n    $$",
])("M1: %j has no formula", (text) => {
  expect(formulas(text)).toEqual([])
})

test.each([
  ["A $x^2$, ($y$) and *$z$*: $60$.", ["$x^2$", "$y$", "$z$", "$60$"]],
  ["the $n$th, $k$-th and 設$x$とする", ["$n$", "$k$", "$x$"]],
  ["$a_1$, *b* and $c_2*d*$", ["$a_1$", "$c_2*d*$"]],
  ["So $a\n= b$ and $x\\$y$", ["$a\n= b$", "$x\\$y$"]],
  ["> So $a\n> = b$ c", ["$a\n= b$"]],
  ["GitHub's $`x`$", ["$x$"]],
  ["So $$x$$ is.", ["$x$"]],
  ["$$\nx\n$$\n\nText", ["$$ x $$"]],
  ["Text\n$$\r\nx\r\n\r\ny\r\n$$\r\nText", ["$$ x y $$"]],
  ["$$x$$", ["$$x$$"]],
  ["$$ a\n= b $$\n\nText $c$", ["$$ a = b $$", "$c$"]],
  ["> $$\n> a\n> $$\n> Text $b$", ["$$ a $$", "$b$"]],
  ["- a\n\n  $$\n  a\n  $$\n- $b$", ["$$ a $$", "$b$"]],
  ["> $$\n> a\n\nText $b$", ["$$ a$$", "$b$"]],
  ["$$\na\n\n# b", ["$$ a # b$$"]],
])("M1: %j has formulas", (text, expected) => {
  expect(formulas(text)).toEqual(expected)
})
