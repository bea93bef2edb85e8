import { toHtml } from "hast-util-to-html"
import { visit } from "unist-util-visit"

import { typesetMaths } from "./typeset-maths"

/** Returns the MathML of a formula, or the message about its mistake. */
function typeset(tex: string, isBlock = true): string {
  const result = typesetMaths(tex, isBlock)
  return "math" in result ? toHtml(result.math) : result.mistake.message
}

test("M1: a formula becomes MathML with its TeX, without classes or styles that it does not need", () => {
  expect(typeset(" x^2 ", false)).toBe(
    '<math data-tex="x^2"><msup><mi>x</mi><mn class="tml-sml-pad">2</mn></msup></math>',
  )
  expect(typeset("\\mathbb{R}")).toBe(
    '<math display="block" class="tml-display" data-tex="\\mathbb{R}"><mi>ℝ</mi></math>',
  )
})

test("S3: the TeX of a formula has no comments", () => {
  const tex = String.raw`
% SECRET
a + b % SECRET
\% \\% SECRET
\\\% c %`
  expect(/data-tex="([^"]*)"/.exec(typeset(tex))?.[1]).toBe("a + b \n\\% \\\\\n\\\\\\% c")
})

test("M1: a formula in a sentence has parts between which a line may end", () => {
  expect(typeset("a = b + c", false).match(/<mrow>/g)).toHaveLength(3)
})

test("M1: columns keep their alignment and distances; colours, which would not follow the theme, are left out", () => {
  const cases = typeset("\\begin{cases} 1 & \\text{if } x \\\\ 0 & \\text{else} \\end{cases}")
  expect(cases).toContain('<mtd class="tml-left" style="padding-left:1em;padding-right:0em;">')
  expect(typeset("\\color{red}{x}")).not.toMatch(/style|color:/)
})

test.each([
  ...["\\href{javascript:alert(1)}{x}", "\\url{javascript:alert(1)}", "\\includegraphics{//a.test/x.png}"],
  ...["\\class{x}{y}", "\\id{x}{y}", "\\style{background:url(//a.test)}{x}", "\\data{x=y}{z}"],
  ...["\\text{</math><img src=x onerror=alert(1)>}", "\\mathrm{<script>alert(1)</script>}", "\\def\\a{\\a\\a}\\a"],
  ...['x"onload="alert(1)', "\\unicode{60}script", "\\colorbox{red;background:url(//a.test)}{x}", "{".repeat(5000)],
])("M1 S1: %j brings no code, address or style of its own", (tex) => {
  const result = typesetMaths(tex, true)
  if ("mistake" in result) return
  visit(result.math, "element", ({ tagName, properties }) => {
    expect(tagName).toMatch(/^m[a-z]+$/)
    for (const [name, value] of Object.entries(properties)) {
      expect(name).not.toMatch(/^on|href|src|^id$/)
      if (name === "style") expect(String(value)).not.toMatch(/url|color|background|position/)
    }
  })
})

test.each([
  ["  ", "It is empty."],
  ["\\frac{1}", "\\frac has too few parts."],
  ["x + \\binom{n}", "\\binom has too few parts."],
  ["\\{ \\sqrt", "\\sqrt has too few parts."],
  ["\\frac{\\sqrt{2}}", "The last command has too few parts."],
  ["\\text{a", "A { has no }."],
  // What Temml says.
  ["\\newcommand{\\R}{\\mathbb{R}} x", "\\R is a command already."],
  ["\\renewcommand{\\zz}{x}", "\\zz is no command yet."],
  ["\\newcommand{\\a}[12]{y}", 'Invalid argument "2".'],
  ["\\color{#zz}x", "Invalid color: '#zz'."],
  ["\\verb|x", "\\verb ended by end of line instead of matching delimiter."],
  ["\\rule{1}{2}", "Invalid size: '1'."],
])("M1: the mistake in %j is named: %s", (tex, message) => {
  expect(typeset(tex)).toBe(message)
})
