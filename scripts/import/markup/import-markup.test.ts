import { applyEdits } from "~/src/doctor/diagnostics/apply-edits"
import type { Diagnostic } from "~/src/doctor/diagnostics/diagnostic"
import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import type { Surroundings } from "~/src/doctor/rules/markup/find-markup"
import { checkHeadingLevels } from "~/src/doctor/rules/text/heading-levels"
import { PLAIN_TEXTS } from "~/tests/fixtures/plain-texts"
import { readMarkdown } from "~/tests/fixtures/read-markdown"
import { surroundings } from "~/tests/fixtures/text-surroundings"
import { RAW_MARKUP, renderMarkdown, withoutCode } from "~/tests/hostile/render-markdown"

import { findMdxCode, findSiteMarkup } from "./find-code"

const PROJECT = "content/projects/x/index.md"

const PAGES = [
  { paths: ["/projects/knots", "/projects/old-knots"], title: "Knot Atlas", text: null, isPublic: true },
  ...["b", "c"].map((slug) => ({ paths: [`/projects/${slug}`], title: `Page ${slug}`, text: null, isPublic: true })),
  { paths: ["/projects/secret"], title: "The Secret", text: null, isPublic: false },
]

const SURROUNDINGS = surroundings(PAGES)

const check = (text: string) => checkMarkup(readMarkdown(text, PROJECT), SURROUNDINGS)
const checkMarkup = (text: MarkdownText, surroundings: Surroundings) =>
  findSiteMarkup(text, surroundings).map(({ diagnostic }) => diagnostic)

/** Applies edits until none is left, as the command does. */
function fixed(
  text: string,
  rule: (text: MarkdownText, surroundings: Surroundings) => Diagnostic[] = checkMarkup,
): string {
  const groups = rule(readMarkdown(text, PROJECT), SURROUNDINGS).flatMap(({ edits }) =>
    edits === undefined ? [] : [edits],
  )
  return groups.length === 0 ? text : fixed(applyEdits(`---\n---\n${text}`, groups).slice(8), rule)
}

const EDITED: [text: string, written: string][] = [
  ["> [!NOTES]\n> The map.\n> More.", "> [!NOTE]\n> The map.\n> More."],
  ["打开 http://a.test:30/b，使用", "打开 <http://a.test:30/b>，使用"],
  ["> [!info]+\r\n> Two.\r\n", "> [!NOTE]\n> Two.\r\n"],
  ["> [!warning]- Mind the gap\n> - one", "> [!WARNING]\n> **Mind the gap**\n>\n> - one"],
  ["> > [!Danger] Stop\n> > Now.", "> > [!CAUTION]\n> > **Stop:** Now."],
  ["> [!tip] Rest", "> [!TIP]\n> **Rest**"],
  ["> [! NOTE]\\\n> The map.", "> [!NOTE]\n> The map."],
  ["> [TIP!]\n>\n> Rest", "> [!TIP]\n>\n> Rest"],
  ["> \\[!tip]\n> Rest", "> [!TIP]\n> Rest"],
  ["> [!tip]: Rest *now*.\n> Sleep.", "> [!TIP]\n> Rest *now*.\n> Sleep."],
  ["> [!quote] Ada\n> Words.", "> **Ada:** Words."],
  [":::note\nA $n$.\n:::\nMore", "> **Note:** A $n$.\n\nMore"],
  [":::warning[Do not!]\nWear glasses.\n\n- x\n:::", "> **Do not!** Wear glasses.\n>\n> - x"],
  [':::tip{title="Build your own"}\nIt costs \\$4.\n:::', "> **Build your own:** It costs \\$4."],
  ["- a\n\n  ::: details More\n  text\n  :::", "- a\n\n  <details><summary>More</summary>\n\n  text\n\n  </details>"],
  ["::::note\n:::tip\ninner\n:::\n::::", "> **Note:**\n>\n> > **Tip:** inner"],
  ["A \\(n = 500\\) and \\\\(p_0^2\\\\).", "A $n = 500$ and $p_0^2$."],
  ["Text\n\n\\[\nL_p = 20 \\log_{10} \\frac{p}{p_0}\n\\]", "Text\n\n$$\nL_p = 20 \\log_{10} \\frac{p}{p_0}\n$$"],
  ["So \\[a^2\\] is.", "So $a^2$ is."],
  ["\\begin{align}\na &= b\n\\end{align}", "$$\n\\begin{align}\na &= b\n\\end{align}\n$$"],
  ["\\begin{tikzpicture}\na\n\\end{tikzpicture}", "```latex\n\\begin{tikzpicture}\na\n\\end{tikzpicture}\n```"],
  ["import X from '../x.astro';\nimport { A,\n B } from \"@/a\"\n\nText", "\nText"],
  ["import cover from './a/cover.png'\n\n<Image src={cover} alt=\"Six\" />", "\n![Six](cover.png)"],
  ["{/* a\nnote */} b", "<!-- a\nnote --> b"],
  [
    "[[knot atlas|The atlas]], [[projects/knots#Bow Line]]",
    "[The atlas](/projects/knots), [projects/knots#Bow Line](/projects/knots#bow-line)",
  ],
  ["[[#Bow Line]]", "[Bow Line](#bow-line)"],
  ["![[a b.png|A loom]]", "![A loom](a%20b.png)"],
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
  ['A.\n\n{{< youtube id="w7F" title="A rehearsal" >}}', "A.\n\n[A rehearsal](https://www.youtube.com/watch?v=w7F)"],
  ['<YouTube videoId="w7F" />', "[Video](https://www.youtube.com/watch?v=w7F)"],
  ["<Details>\n<summary>X</summary>\ny\n</Details>", "<details><summary>X</summary>\n\ny\n\n</details>"],
  ["<Pill>Case study</Pill>", "Case study"],
  ["<Card>\n  <Note>\n  A\n  </Note>\n</Card>", "> **Note:** A"],
]

test.each(EDITED)("%j is reported, and rewritten without a loss", (text, written) => {
  expect(check(text)).not.toEqual([])
  expect(fixed(text)).toBe(written)
})

const ADVISED: [text: string, ...expected: [string, string][]][] = [
  ["See [[Knot Atlsa|the atlas]].", ["is a link of a wiki", "Write [the atlas](/projects/knots), or only the atlas."]],
  ['[a]({{< ref "ropes.md" >}})', ["is a tag of another", "Write the address of its page, or remove the link."]],
  ['[a]({{< ref "projects/secret.md" >}})', ["is a tag of another", "Write the address of its page"]],
  ["See [[Ropes]].", ["is a link of a wiki", "Write Ropes, with a link if there is a page for it."]],
  ["See [[The Secret]].", ["is a link of a wiki", "Write The Secret, with a link if there is a page for it."]],
  ["![[note]]", ["is an embed of a wiki", "Write the text here"]],
  ["![[a.png|300]]", ["is an embed of a wiki", "Write ![what it shows](a.png), with a description."]],
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
  ["::video[Title]{id=x}\n\n:::card\nno end", ["is a directive", "Remove it"], ["is a directive", "Remove it"]],
  [
    "import { a } from './a'\n\n{a.b}",
    ["is code of MDX", "Write its value where the text has {a}, then remove this."],
    ["is code of MDX", "Replace it with its value."],
  ],
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

test.each([...EDITED, ...ADVISED].map(([text]) => text))(
  "when %j has no warning left, its page shows no raw markup",
  async (text) => {
    const result = fixed(text)
    if (check(result).length > 0) return
    expect(withoutCode(await renderMarkdown(result))).not.toMatch(RAW_MARKUP)
  },
)

test.each(PLAIN_TEXTS)("%j is no markup of another system", (text) => {
  expect(check(text)).toEqual([])
})

test.each<[text: string, ...code: string[]]>([
  ["In {year} it was {1 + 1}.", "{year}", "{1 + 1}"],
  [
    "{[1,2].map(n => { return <li style={{ a: 1 }}>{n}</li> })}\n\nA",
    "{[1,2].map(n => { return <li style={{ a: 1 }}>{n}</li> })}",
  ],
  ["{'{'} \\{a} {`b {c}`}", "{'{'}", "{`b {c}`}"],
  ["<Chart data={rows}>{a}</Chart> [b](/{c}) `{d}` $\\frac{1}{2}$\n\n```\n{e}\n```", "<Chart data={rows}>{a}</Chart>"],
  ["A {b\n\nC", "{b\n\nC"],
])("%j from a file of MDX has code", (text, ...code) => {
  const found = findMdxCode(readMarkdown(text, PROJECT), SURROUNDINGS)
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(code)
})

test("a fix that ends in a mark of its own gets no full stop after it", () => {
  const [{ fix } = { fix: "" }] = check(":::note\nMind the gap.\n:::")
  expect(fix).toBe("Write:\n> **Note:** Mind the gap.")
})

test("a wrong level moves the headings below it, too", () => {
  const text = "# One\n\n## Two ##\n\n> #### Four\n\nAgain\n=====\n\n- ### Three"
  expect(fixed(text, checkHeadingLevels)).toBe("## One\n\n### Two ##\n\n> #### Four\n\n## Again\n\n- ### Three")
  expect(fixed("### A\n\n#### B\n\n### C", checkHeadingLevels)).toBe("## A\n\n### B\n\n## C")
  expect(fixed("## A\n\n### B\n\n#### C", checkHeadingLevels)).toBe("## A\n\n### B\n\n#### C")
})
