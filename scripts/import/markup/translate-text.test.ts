import { PLAIN_TEXTS } from "~/tests/fixtures/plain-texts"
import { RAW_MARKUP, renderMarkdown, withoutCode } from "~/tests/hostile/render-markdown"

import { translateText } from "./translate-text"

const PAGES = [
  { paths: ["/projects/knots", "/projects/old-knots"], title: "Knot Atlas", text: null, isPublic: true },
  ...["b", "c"].map((slug) => ({ paths: [`/projects/${slug}`], title: `Page ${slug}`, text: null, isPublic: true })),
  { paths: ["/projects/secret"], title: "The Secret", text: null, isPublic: false },
]

const PLACE = {
  ...{ file: "content/notes/a/index.md", former: "/posts/a", isMdx: false, hasImports: true, hasEscapedMaths: false },
  ...{ pages: PAGES, files: [], lists: new Map(), hosts: [] },
}

test.each<[text: string, body: string, kept?: string[]]>([
  [":::note\nA $n$.\n:::\nMore", "> **Note:** A $n$.\n\nMore"],
  [":::warning[Do not!]\nWear glasses.\n\n- x\n:::", "> **Do not!** Wear glasses.\n>\n> - x"],
  [':::tip{title="Build your own"}\nIt costs \\$4.\n:::', "> **Build your own:** It costs \\$4."],
  ["- a\n\n  ::: details More\n  text\n  :::", "- a\n\n  <details><summary>More</summary>\n\n  text\n\n  </details>"],
  ["::::note\n:::tip\ninner\n:::\n::::", "> **Note:**\n>\n> > **Tip:** inner"],
  ["\\begin{align}\na &= b\n\\end{align}", "$$\n\\begin{align}\na &= b\n\\end{align}\n$$"],
  ["\\begin{tikzpicture}\na\n\\end{tikzpicture}", "```latex\n\\begin{tikzpicture}\na\n\\end{tikzpicture}\n```"],
  ['Say {{< highlight go "hl_inline=true" >}}len(x){{< /highlight >}} now', "Say `len(x)` now"],
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
  ['The {{< tooltip term="LFX" >}} pays.', "The LFX pays.", ["tooltip"]],
  ['{{< box title="No" >}}\nA {{< abbr "x" text="word" />}}.\n{{< /box >}}\n', "A word.\n", ["box", "abbr"]],
  ["{{< comment >}}Secret{{< /comment >}}", "<!-- {{< comment >}}Secret{{< /comment >}} -->"],
  [
    'a {{< private >}}\n{{< box "w" d="d" >}}\nb\n{{< /box >}}\nSecret {{< /private >}} c',
    'a <!-- {{< private >}}\n{{< box "w" d="d" >}}\nb\n{{< /box >}}\nSecret {{< /private >}} --> c',
  ],
  [
    '<div>\n{% note %}\n</div>\n\n<div class="row">\n  ```html\n<div>\n</div>\n  ```\n</div>\n',
    "\n\n<!-- {% note %} -->\n\n\n\n  ```html\n<div>\n</div>\n  ```\n\n",
  ],
  ["<div>\na\n</div>\n\n```\n<div>{% a %}</div>\n```\n", "<div>\na\n</div>\n\n```\n<div>{% a %}</div>\n```\n"],
  ['{{< chart "a" >}}', '<!-- {{< chart "a" >}} -->'],
  ['{{< friend name="Bo" url="https://b.dev" des="Weaves" >}}', "[Bo](https://b.dev) – Weaves", ["friend"]],
  ['{{< link "Docs" "https://a.dev" >}}', "[Docs](https://a.dev)"],
  ["{{<code css>}}\na {\n  b: c;\n}\n{{</code>}}\n", "```css\na {\n  b: c;\n}\n```\n"],
  [
    '{{< figure src="https://a.dev/x.png" alt="A" link="https://a.dev" >}}',
    "[![A](https://a.dev/x.png)](https://a.dev)",
  ],
  ['A <Chart @click="x">chart</Chart>', 'A <Chart @click="x">chart</Chart>'],
  ["![](a.png)", '![""](a.png)'],
  ["![[a.png]]", '![""](a.png)'],
  ['![ ][a] <img src="a.png">\n\n[a]: a.png\n', '![""][a] <img alt="" src="a.png">\n\n[a]: a.png\n'],
  ['{{< link "k" "../posts/b/index.markdown#k" >}} {{< link "d" "/d.pdf" >}}', "[k](/projects/b#k) [d](/d.pdf)"],
  ["`![](a.png)` <!-- <img src=a.png> -->", "`![](a.png)` <!-- <img src=a.png> -->"],
  [
    "[a](#k) <a href='#s'>b</a> []()\n\n## A *knot* {#k .x}\n\nA bend {#s}\n---\n",
    "[a](#a-knot) <a href='#a-bend'>b</a> []()\n\n## A *knot*\n\nA bend\n---\n",
  ],
  [
    "[a](#k) [b](#a) `## A {#a}` [c](#gone)\n\n## A\n{: #k}\n\n## A {#a}\n",
    "[a](#a) [b](#a-1) `## A {#a}` [c](#gone)\n\n## A\n\n## A\n",
  ],
  ["![A cat](a.gif) ![](b/c.gif) [![A](a.gif)](/x)", "[A cat](a.gif) [c.gif](b/c.gif) [A](/x)"],
  ["![A](a.gif#center) ![](a.gif?x)", "[A](a.gif#center) [a.gif](a.gif?x)"],
  ["![A][1] ![][1] [![A][1]][1]\n\n[1]: a.gif\n", "[A][1] [a.gif][1] [A][1]\n\n[1]: a.gif\n"],
  [
    "[<img src='a.gif' alt='A'>][1] <img src=a.gif>\n\n<p><a href=/x><img alt='A < B' src=a.gif></a></p>\n\n[1]: /x\n",
    '[A][1] <a href="a.gif">a.gif</a>\n\n<p><a href=/x>A &lt; B</a></p>\n\n[1]: /x\n',
  ],
  ["A[^1] ![A](a.gif)\n\n[^1]: ![B](a.gif)\n\n![C](a.gif)", "A[^1] [A](a.gif)\n\n[^1]: [B](a.gif)\n\n[C](a.gif)"],
  [
    "[*A* b](irc://a.b/c 'T') [A][1] [chrome://flags] <ftp://a.b/c> [](data:a)\n\n[1]: ftp://a.b/c\n[chrome://flags]: chrome://flags\n",
    "*A* b (`irc://a.b/c`) A (`ftp://a.b/c`) `chrome://flags` `ftp://a.b/c` `data:a`\n\n[1]: ftp://a.b/c\n[chrome://flags]: chrome://flags\n",
  ],
  ["<a href='x:y'>\n\nCall **me**\n\n</a>\n", "\n\nCall **me**\n\n (<code>x:y</code>)\n"],
  ["<p><a href='x:y'>A</a></p>\n\n[![A](a.gif)](x:y)\n", "<p>A (<code>x:y</code>)</p>\n\n[A](a.gif) (`x:y`)\n"],
  ["[A](mailto:a@b.dev) [b](/b) `[A](x:y)`", "[A](mailto:a@b.dev) [b](/b) `[A](x:y)`"],
  ["![A][1]\n\n[1]: data:image/png;base64,AA\n", "![A][1]\n\n[1]: data:image/png;base64,AA\n"],
  ["![A](https://b.dev/a.gif) `![A](a.gif)`", "![A](https://b.dev/a.gif) `![A](a.gif)`"],
  ['`{{< tooltip term="LFX" >}}`', '`{{< tooltip term="LFX" >}}`'],
])("%j becomes %j, and its page shows no raw markup", async (text, body, kept = []) => {
  const translated = translateText(text, PLACE)
  expect(translated).toMatchObject({ body, kept, isWhole: true })
  expect(withoutCode(await renderMarkdown(body))).not.toMatch(RAW_MARKUP)
})

const SHOWN = "Remove it, or write in Markdown what it showed."

test.each<[text: string, ...comments: [code: string, fix: string][]]>([
  ['[a]({{< ref "ropes.md" >}})'],
  ['[a]({{< ref "projects/secret.md" >}})'],
  [
    "{{< gist x >}} {{ page.title }} {% raw %}",
    ["{{< gist x >}}", SHOWN],
    ["{{ page.title }}", SHOWN],
    ["{% raw %}", SHOWN],
  ],
  [
    "<div>\n{{< img src=a.png >}} <Chart data={[1, 2]} />\n</div>",
    ["{{< img src=a.png >}}", "Put between empty lines, where a line begins: ![](a.png)"],
    ["<Chart data={[1, 2]} />", "Remove the tag."],
  ],
  ["::video[Title]{id=x}\n\n:::card\nno end", ["::video[Title]{id=x}", SHOWN], [":::card", SHOWN]],
  [
    "import { a } from './a'\n\n{a.b}",
    ["import { a } from './a'", "Write its value where the text has {a}, then remove this."],
    ["{a.b}", "Replace it with its value."],
  ],
  ["{{< a >}}x{{< /b >}}", ["{{< a >}}", SHOWN], ["{{< /b >}}", SHOWN]],
  ["A {{% callout %}}Mind.{{% /callout %}}", ["{{% callout %}}Mind.{{% /callout %}}", "Write:\n> **Note:** Mind."]],
  ["In {year} it was {1}.", ["{year}", "Replace it with its value."], ["{1}", "Replace it with its value."]],
  [
    "{[1,2].map(n => { return <li style={{ a: 1 }}>{n}</li> })}\n\nA",
    ["{[1,2].map(n => { return <li style={{ a: 1 }}>{n}</li> })}", "Replace it with its value."],
  ],
  [
    "<Chart data={rows}>{a}</Chart> [b](/{c}) `{d}` \\{e} $\\frac{1}{2}$",
    ["<Chart data={rows}>{a}</Chart>", "Remove the tag."],
  ],
])(
  "of %j in MDX, what only its owner can replace becomes a comment, unless it is in an address",
  (text, ...comments) => {
    const { commented, isWhole } = translateText(text, { ...PLACE, isMdx: true })
    expect(commented.map(({ written, fix }) => [written.slice(5, -4), fix])).toEqual(comments)
    expect(isWhole).toBe(comments.length > 0)
  },
)

test("outside of MDX, a line that looks like an import is words", () => {
  expect(translateText("import { A } from 'a'\n", { ...PLACE, hasImports: false }).body).toBe("import { A } from 'a'\n")
})

test.each(PLAIN_TEXTS)("%j is no markup of another system", (text) => {
  expect(translateText(text, PLACE)).toMatchObject({ body: text, commented: [] })
})

test.each([
  ["$\\\\alpha$", "$\\alpha$"],
  ["$$\\\\sum\\_{n=0}^{\\\\infty}$$", "$$\\sum_{n=0}^{\\infty}$$"],
  ["- $$\n  \\\\theta \\in \\[0, 1)\n  $$", "- $$\n  \\theta \\in [0, 1)\n  $$"],
  ["$x\\_1 = \\frac{y\\_1}{2}$", "$x_1 = \\frac{y_1}{2}$"],
  ["$\\begin{matrix} a \\\\\\\\ b \\end{matrix}$", "$\\begin{matrix} a \\\\ b \\end{matrix}$"],
  ["$\\\\begin{matrix} a \\\\\\\\b \\\\end{matrix}$", "$\\begin{matrix} a \\\\b \\end{matrix}$"],
  ["$\\alpha \\in \\{0, 1\\}$ $\\text{a\\_b}$ $\\begin{matrix}a\\\\b\\end{matrix}$", null],
  ["$$\\sum_{\\substack{i\\\\j}} a$$ $a \\\\[4pt] b$", null],
  ["`$\\\\alpha$` It costs $5\\_ or $6\\_.", null],
])("formulas of %j, in which Markdown reads backslashes, are %j", (text, body) => {
  expect(translateText(text, { ...PLACE, hasEscapedMaths: true }).body).toBe(body ?? text)
  expect(translateText(text, PLACE).body).toBe(text)
})
