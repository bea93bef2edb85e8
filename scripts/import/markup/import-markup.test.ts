import { applyEdits } from "~/src/doctor/diagnostics/apply-edits"
import { PLAIN_TEXTS } from "~/tests/fixtures/plain-texts"
import { readMarkdown } from "~/tests/fixtures/read-markdown"
import { surroundings } from "~/tests/fixtures/text-surroundings"
import { RAW_MARKUP, renderMarkdown, withoutCode } from "~/tests/hostile/render-markdown"

import { findSiteCode, findSiteMarkup } from "./find-code"

const PROJECT = "content/projects/x/index.md"

const PAGES = [
  { paths: ["/projects/knots", "/projects/old-knots"], title: "Knot Atlas", text: null, isPublic: true },
  ...["b", "c"].map((slug) => ({ paths: [`/projects/${slug}`], title: `Page ${slug}`, text: null, isPublic: true })),
  { paths: ["/projects/secret"], title: "The Secret", text: null, isPublic: false },
]

const SURROUNDINGS = surroundings(PAGES)

const MDX = { isMdx: true, hasImports: true }
const check = (text: string) =>
  findSiteMarkup(readMarkdown(text, PROJECT), SURROUNDINGS, { ...MDX, isMdx: false }).map(
    ({ diagnostic }) => diagnostic,
  )

/** Applies edits until none is left, as the command does. */
function fixed(text: string): string {
  const groups = check(text).flatMap(({ edits }) => (edits === undefined ? [] : [edits]))
  return groups.length === 0 ? text : fixed(applyEdits(`---\n---\n${text}`, groups).slice(8))
}

const EDITED: [text: string, written: string][] = [
  [":::note\nA $n$.\n:::\nMore", "> **Note:** A $n$.\n\nMore"],
  [":::warning[Do not!]\nWear glasses.\n\n- x\n:::", "> **Do not!** Wear glasses.\n>\n> - x"],
  [':::tip{title="Build your own"}\nIt costs \\$4.\n:::', "> **Build your own:** It costs \\$4."],
  ["- a\n\n  ::: details More\n  text\n  :::", "- a\n\n  <details><summary>More</summary>\n\n  text\n\n  </details>"],
  ["::::note\n:::tip\ninner\n:::\n::::", "> **Note:**\n>\n> > **Tip:** inner"],
  ["\\begin{align}\na &= b\n\\end{align}", "$$\n\\begin{align}\na &= b\n\\end{align}\n$$"],
  ["\\begin{tikzpicture}\na\n\\end{tikzpicture}", "```latex\n\\begin{tikzpicture}\na\n\\end{tikzpicture}\n```"],
  ["import X from '../x.astro';\nimport { A,\n B } from \"@/a\"\n\nText", "\nText"],
  ["import cover from './a/cover.png'\n\n<Image src={cover} alt=\"Six\" />", "\n![Six](cover.png)"],
  ["{/* a\nnote */} b", "<!-- a\nnote --> b"],
  ["[a]({{ site.url }}{{ site.baseurl }}/b)", "[a](/b)"],
  ["[a]({{ '/about.md' | relative_url }})", "[a](/about)"],
  ['{% include figure.liquid path="a/b.jpg" title="Six" %}', "![Six](b.jpg)"],
  ["## A {#a}\n\nB\n{: .wide}\nC", "## A\n\nB\nC"],
  [
    '{{< figure src="spectrum.png" title="A week" caption="The \\"ferry\\" is." >}}',
    '![A week](spectrum.png "The \\"ferry\\" is.")',
  ].map((each) => each.replaceAll('\\"', "'")) as [string, string],
  ['{{< responsive-image src="images/works/list.png" alt="A list" class="rounded shadow" >}}', "![A list](list.png)"],
  [
    'On in\n[B]({{< ref "/projects/b" >}}), [c]({{% relref "project/c.md#x" %}}).',
    "On in\n[B](/projects/b), [c](/projects/c#x).",
  ],
  [
    '[a]({{< ref "knots.md#use" >}}), [b]({{< relref "Knot Atlas" >}})',
    "[a](/projects/knots#use), [b](/projects/knots)",
  ],
  [
    "[a]({% post_url 2024-01-03-knots %}), [b]({{ site.baseurl }}{% post_url sub/2024-01-03-b %}#x), [c]({% link _projects/c.md %}), [d]({% link /assets/d.pdf %}).",
    "[a](/projects/knots), [b](/projects/b#x), [c](/projects/c), [d](/assets/d.pdf).",
  ],
  ['The {{< staticref "uploads/a.pdf" "newtab" >}}CV{{< /staticref >}}.', "The [CV](/uploads/a.pdf)."],
  ["{{% callout warning %}}\nIt is **not**.\n{{% /callout %}}", "> **Warning:** It is **not**."],
  [
    '{{< spoiler text="What?" >}}\nA fridge.\n{{< /spoiler >}}\nB',
    "<details><summary>What?</summary>\n\nA fridge.\n\n</details>\n\nB",
  ],
  ['A\n\n{{< toc heading="Contents" >}}\n\n{{< icon name="x" pack="fas" >}} B', "A\n\n\nB"],
  [
    '<Callout title="Definition" variant="definition">\nA *bitting* `$x` is.\n</Callout>',
    "> **Definition:** A *bitting* `$x` is.",
  ],
  ['<ZoomableImage src="./page.png" alt="Six" caption="Sunday" />', '![Six](page.png "Sunday")'],
  ['<ZoomableImage src="./page.png" alt="Six" caption="Six" />', '![Six](page.png "Six")'],
  ['A.\n\n{{< youtube id="w7F" title="A rehearsal" >}}', "A.\n\n[A rehearsal](https://www.youtube.com/watch?v=w7F)"],
  ['<YouTube videoId="w7F" />', "[Video](https://www.youtube.com/watch?v=w7F)"],
  ["<Details>\n<summary>X</summary>\ny\n</Details>", "<details><summary>X</summary>\n\ny\n\n</details>"],
  ["<Pill>Case study</Pill>", "Case study"],
  ["<Card>\n  <Note>\n  A\n  </Note>\n</Card>", "> **Note:** A"],
]

test.each(EDITED)(
  "%j is reported, and rewritten without a loss; then its page shows no raw markup",
  async (text, written) => {
    expect(check(text)).not.toEqual([])
    expect(fixed(text)).toBe(written)
    expect(check(written)).toEqual([])
    expect(withoutCode(await renderMarkdown(written))).not.toMatch(RAW_MARKUP)
  },
)

const ADVISED: [text: string, ...expected: [string, string][]][] = [
  ['[a]({{< ref "ropes.md" >}})', ["{{< ref", "Write the address of its page, or remove the link."]],
  ['[a]({{< ref "projects/secret.md" >}})', ["{{< ref", "Write the address of its page"]],
  [
    "{{< gist x >}} {{ page.title }} {% raw %}",
    ["{{< gist x >}}", "Remove it"],
    ["{{ page", "Remove it"],
    ["{% raw", "Remove it"],
  ],
  [
    "<div>\n{{< img src=a.png >}} <Chart data={[1, 2]} />\n</div>",
    ["{{< img", "Put between empty lines, where a line begins: ![](a.png)"],
    ["<Chart", "Remove the tag."],
  ],
  ["::video[Title]{id=x}\n\n:::card\nno end", ["::video", "Remove it"], [":::card", "Remove it"]],
  ["import { a } from './a'\n\n{a.b}", ["import { a }", "Write its value where the text has {a}, then remove this."]],
  ["{{< a >}}x{{< /b >}}", ["{{< a >}}", ""], ["{{< /b >}}", ""]],
]

test.each(ADVISED)("%j is reported, and left to its owner", (text, ...expected) => {
  expect(check(text)).toMatchObject(
    expected.map(([message, fix]) => ({
      message: expect.stringContaining(message),
      fix: expect.stringContaining(fix),
    })),
  )
  expect(fixed(text).trim()).not.toBe("")
})

test.each(PLAIN_TEXTS)("%j is no markup of another system", (text) => {
  expect(check(text)).toEqual([])
})

test.each<[text: string, ...code: string[]]>([
  ["In {year} it was {1 + 1}.", "{year}", "{1 + 1}"],
  [
    "{[1,2].map(n => { return <li style={{ a: 1 }}>{n}</li> })}\n\nA",
    "{[1,2].map(n => { return <li style={{ a: 1 }}>{n}</li> })}",
  ],
  ["<Chart data={rows}>{a}</Chart> [b](/{c}) `{d}` \\{e} $\\frac{1}{2}$", "<Chart data={rows}>{a}</Chart>"],
])("%j from a file of MDX has code", (text, ...code) => {
  const found = findSiteCode(readMarkdown(text, PROJECT), SURROUNDINGS, MDX)
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(code)
})

test("a fix that ends in a mark of its own gets no full stop after it", () => {
  const [{ fix } = { fix: "" }] = check(":::note\nMind the gap.\n:::")
  expect(fix).toBe("Write:\n> **Note:** Mind the gap.")
})
