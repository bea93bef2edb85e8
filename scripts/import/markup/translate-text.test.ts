import { translateText } from "./translate-text"

const PLACE = {
  ...{
    file: "content/notes/a/index.md",
    isMdx: false,
    hasImports: false,
    pages: [],
    files: [],
    lists: new Map(),
    hosts: [],
    hasEscapedMaths: false,
  },
  former: "/posts/a",
}

test.each<[text: string, body: string, kept: string[]]>([
  ['The {{< tooltip term="LFX" >}} pays.', "The LFX pays.", ["tooltip"]],
  ['{{< box title="No" >}}\nA {{< abbr "x" text="word" />}}.\n{{< /box >}}\n', "A word.\n", ["box", "abbr"]],
  ["{{< comment >}}Secret{{< /comment >}}", "<!-- {{< comment >}}Secret{{< /comment >}} -->", []],
  [
    'a {{< private >}}\n{{< box "w" d="d" >}}\nb\n{{< /box >}}\nSecret {{< /private >}} c',
    'a <!-- {{< private >}}\n{{< box "w" d="d" >}}\nb\n{{< /box >}}\nSecret {{< /private >}} --> c',
    [],
  ],
  [
    '<div>\n{% note %}\n</div>\n\n<div class="row">\n  ```html\n<div>\n</div>\n  ```\n</div>\n',
    "\n\n<!-- {% note %} -->\n\n\n\n  ```html\n<div>\n</div>\n  ```\n\n",
    [],
  ],
  ["<div>\na\n</div>\n\n```\n<div>{% a %}</div>\n```\n", "<div>\na\n</div>\n\n```\n<div>{% a %}</div>\n```\n", []],
  ['{{< chart "a" >}}', '<!-- {{< chart "a" >}} -->', []],
  ['{{< friend name="Bo" url="https://b.dev" des="Weaves" >}}', "[Bo](https://b.dev) – Weaves", ["friend"]],
  ['{{< link "Docs" "https://a.dev" >}}', "[Docs](https://a.dev)", []],
  ["{{<code css>}}\na {\n  b: c;\n}\n{{</code>}}\n", "```css\na {\n  b: c;\n}\n```\n", []],
  [
    '{{< figure src="https://a.dev/x.png" alt="A" link="https://a.dev" >}}',
    "[![A](https://a.dev/x.png)](https://a.dev)",
    [],
  ],
  ["import { A } from 'a'\n", "import { A } from 'a'\n", []],
  ['A <Chart @click="x">chart</Chart>', 'A <Chart @click="x">chart</Chart>', []],
  ["![](a.png)", '![""](a.png)', []],
  ["![[a.png]]", '![""](a.png)', []],
  ['![ ][a] <img src="a.png">\n\n[a]: a.png\n', '![""][a] <img alt="" src="a.png">\n\n[a]: a.png\n', []],
  ["`![](a.png)` <!-- <img src=a.png> -->", "`![](a.png)` <!-- <img src=a.png> -->", []],
  [
    "[a](#k) <a href='#s'>b</a> []()\n\n## A *knot* {#k .x}\n\nA bend {#s}\n---\n",
    "[a](#a-knot) <a href='#a-bend'>b</a> []()\n\n## A *knot*\n\nA bend\n---\n",
    [],
  ],
  [
    "[a](#k) [b](#a) `## A {#a}` [c](#gone)\n\n## A\n{: #k}\n\n## A {#a}\n",
    "[a](#a) [b](#a-1) `## A {#a}` [c](#gone)\n\n## A\n\n## A\n",
    [],
  ],
  ["![A cat](a.gif) ![](b/c.gif) [![A](a.gif)](/x)", "[A cat](a.gif) [c.gif](b/c.gif) [A](/x)", []],
  ["![A](a.gif#center) ![](a.gif?x)", "[A](a.gif#center) [a.gif](a.gif?x)", []],
  ["![A][1] ![][1] [![A][1]][1]\n\n[1]: a.gif\n", "[A][1] [a.gif][1] [A][1]\n\n[1]: a.gif\n", []],
  [
    "[<img src='a.gif' alt='A'>][1] <img src=a.gif>\n\n<p><a href=/x><img alt='A < B' src=a.gif></a></p>\n\n[1]: /x\n",
    '[A][1] <a href="a.gif">a.gif</a>\n\n<p><a href=/x>A &lt; B</a></p>\n\n[1]: /x\n',
    [],
  ],
  ["A[^1] ![A](a.gif)\n\n[^1]: ![B](a.gif)\n\n![C](a.gif)", "A[^1] [A](a.gif)\n\n[^1]: [B](a.gif)\n\n[C](a.gif)", []],
  [
    "[*A* b](irc://a.b/c 'T') [A][1] [chrome://flags] <ftp://a.b/c> [](data:a)\n\n[1]: ftp://a.b/c\n[chrome://flags]: chrome://flags\n",
    "*A* b (`irc://a.b/c`) A (`ftp://a.b/c`) `chrome://flags` `ftp://a.b/c` `data:a`\n\n[1]: ftp://a.b/c\n[chrome://flags]: chrome://flags\n",
    [],
  ],
  ["<a href='x:y'>\n\nCall **me**\n\n</a>\n", "\n\nCall **me**\n\n (<code>x:y</code>)\n", []],
  ["<p><a href='x:y'>A</a></p>\n\n[![A](a.gif)](x:y)\n", "<p>A (<code>x:y</code>)</p>\n\n[A](a.gif) (`x:y`)\n", []],
  ["[A](mailto:a@b.dev) [b](/b) `[A](x:y)`", "[A](mailto:a@b.dev) [b](/b) `[A](x:y)`", []],
  ["![A][1]\n\n[1]: data:image/png;base64,AA\n", "![A][1]\n\n[1]: data:image/png;base64,AA\n", []],
  ["![A](https://b.dev/a.gif) `![A](a.gif)`", "![A](https://b.dev/a.gif) `![A](a.gif)`", []],
  ['`{{< tooltip term="LFX" >}}`', '`{{< tooltip term="LFX" >}}`', []],
])("of %j, %j stays", (text, body, kept) => {
  expect(translateText(text, PLACE)).toMatchObject({ body, kept, isWhole: true })
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
