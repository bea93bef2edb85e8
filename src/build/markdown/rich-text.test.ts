import { fromHtml } from "hast-util-from-html"
import { toHtml } from "hast-util-to-html"

import { portableHtml } from "~/src/build/markdown/portable-html"
import { portableMarkdown } from "~/src/build/markdown/portable-markdown"
import type { TextImage } from "~/src/build/markdown/prepare-images"
import { pageContent } from "~/src/build/outputs/page-content"
import { renderMarkdown } from "~/tests/hostile/render-markdown"

const FORMULAS = "A $x^2$ at $5.\n\n$$\na = b\n$$\n\n## On $y$\n"

test("M1: formulas are MathML, those of their own in a container that scrolls; their styles are linked to once", async () => {
  const html = await renderMarkdown(FORMULAS)
  expect(html).toMatch(/^<link rel="stylesheet" href="\/sideways-maths\.css"><p>A <math data-tex="x\^2"><msup>/)
  expect(html).toContain("</math> at $5.</p>")
  expect(html).toContain(
    '<div class="sideways" role="group" aria-label="Formula, scrolls sideways" tabindex="0"><math display="block"',
  )
  expect(html).toMatch(/<h2 id="on-y" class="content">On <math.*aria-label="Link to this section: On y"/)
  expect(html.match(/<link/g)).toHaveLength(1)
  expect(await renderMarkdown("No formula")).toBe("<p>No formula</p>")
})

test.each([
  ["So ($n$, $m$)", "So [(∎,] [∎)]"],
  ["The “$n$-th” $A$s", "The [“∎-th”] [∎s]"],
  ["If $n$ and", "If ∎ and"],
  ["An $n$-Donaudampfschiff", "An ∎-Donaudampfschiff"],
])("M1: no line ends between a formula and what is written directly beside it: %s", async (markdown, marked) => {
  const html = (await renderMarkdown(markdown)).replace(/<math.*?<\/math>/g, "∎")
  expect(html.replace(/<span class="whitespace-nowrap">(.*?)<\/span>/g, "[$1]")).toContain(`<p>${marked}</p>`)
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

test.each(["1. So $a$ is\n2. b", "- So $a*b*c_d$", "| abc | d |\n| --- | - |\n| $x$ | y |"])(
  "M1: a formula in a sentence divides nothing in the Markdown copy: %j",
  async (text) => {
    const html = fromHtml(await renderMarkdown(text), { fragment: true })
    expect(portableMarkdown(html, "https://a.dev")).toBe(`${text}\n`)
  },
)

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
])("M2: %j is no callout", async (text) => expect(await renderMarkdown(text)).toMatch(/^(?!.*(?:<link|role=)).*\[!/s))

test("M4: a diagram is in the page once for each theme, in one figure; feeds and copies have one", async () => {
  const size = { srcSet: "", width: 640, height: 240 }
  const diagram = { src: "/a.svg", ...size, dark: { src: "/b.svg", ...size }, isDiagram: true }
  const html = await renderMarkdown('![A lamp](a.svg "Oil")\n\nSo ![a flame](b.svg)', { imageFor: async () => diagram })
  expect(html).toContain(
    '<figure><img src="/a.svg" alt="A lamp" width="640" height="240" loading="lazy" decoding="async" class="diagram light-only">' +
      '<img src="/b.svg" alt="A lamp" width="640" height="240" loading="lazy" decoding="async" class="diagram dark-only"><figcaption>',
  )
  expect(html).toMatch(/^<link rel="stylesheet" href="[^"]+diagrams\.css">/)
  expect(html.match(/alt="a flame"/g)).toHaveLength(2)
  expect(portableHtml(html, "https://a.dev/x").match(/<img/g)).toHaveLength(2)
  const page = fromHtml(`<main><div class="prose">${html}</div></main>`, { fragment: true })
  expect(toHtml({ type: "root", children: pageContent(page) }).match(/<img/g)).toHaveLength(2)
})

test("T1: an image with a version for the dark theme is in the page once for each; a bright one is marked", async () => {
  const sized = (name: string) => ({ src: name, srcSet: `${name} 640w`, width: 640, height: 400 })
  const images: Record<string, TextImage> = {
    "pair.png": { ...sized("/l.webp"), placeholder: "l", dark: { ...sized("/d.webp"), placeholder: "d" } },
    "bright.png": { ...sized("/b.webp"), isBright: true },
  }
  const imageFor = async (src: string) => images[src] ?? null
  const html = await renderMarkdown("![A loom](pair.png)\n\n![Paper](bright.png)", { imageFor })
  const drawn = [...html.matchAll(/<img src="(\S+)".*? srcset="(\S+).*?>/g)].map(([tag, src, srcSet]) => [
    src,
    srcSet,
    /class="(.*?)"/.exec(tag)?.[1],
    /url\((.*?)\)/.exec(tag)?.[1],
  ])
  expect(drawn).toEqual([
    ["/l.webp", "/l.webp", "light-only", "l"],
    ["/d.webp", "/d.webp", "dark-only", "d"],
    ["/b.webp", "/b.webp", "bright", undefined],
  ])
  expect(html).not.toContain("<link")
  expect(portableHtml(html, "https://a.dev/x")).not.toContain("d.webp")
})

test.each([
  [
    "| A | B | C |\n|---|---|---|\n| | then twice more | |",
    '<td colspan="3"><span class="spanning">then twice more</span></td>',
  ],
  ["| A | B | C |\n|---|---|---|\n| Foo | | |", "<td>Foo</td><td></td><td></td>"],
  ["| A | B | C |\n|---|---|---|\n| | a | b |", "<td></td><td>a</td><td>b</td>"],
  ["| A | B | C |\n|---|---|---|\n| | | |", "<td></td><td></td><td></td>"],
  // A heading, and a second value of two columns, stay in their column.
  ["| | Price |\n|---|---|\n| Tea | 2 |", "<th></th><th>Price</th>"],
  ["| Year | Work |\n|---|---|\n| 2020 | A |\n| | B |", "<td></td><td>B</td>"],
])("a row of a table whose only text is a remark spans the table: %j", async (table, row) => {
  expect((await renderMarkdown(table)).replaceAll("\n", "")).toContain(`<tr>${row}</tr>`)
})

test("M3: a block of code has a button that copies it, and its title above it", async () => {
  const html = await renderMarkdown('```ts title="src/<a>.ts"\nconst a = 1\n```')
  expect(html).toMatch(
    /^<link rel="stylesheet" href="\/sideways-code\.css"><figure class="code"><figcaption>src\/&#x3C;a>\.ts<\/figcaption><div/,
  )
  expect(html).toContain(
    '</pre></div><button type="button" class="code-copy scripted" aria-label="Copy code" data-tooltip="Copy code"></button></figure>',
  )
  expect(await renderMarkdown("```\na\n```")).not.toContain("figcaption")
  expect(portableHtml(html, "https://a.dev/x")).toMatch(/^<figure><figcaption>[^<]+<\/figcaption><div><pre><code>/)
})

test.each([
  [
    "marked lines are elements of their own, also of a comment of several lines; the others stay",
    "```ts {2,4}\n/* a\n   b */\nlet c\nlet d\n```",
    '<span class="hljs-comment">/* a\n</span><mark><span class="hljs-comment">   b */</span>\n</mark>' +
      '<span class="hljs-keyword">let</span> c\n<mark><span class="hljs-keyword">let</span> d\n</mark></code>',
  ],
  [
    "code in raw HTML keeps no attributes of its own",
    'A <code data-title="x" data-lines="1">b</code>',
    "<p>A <code>b</code></p>",
  ],
  [
    "lines of a diff have classes",
    "```diff\n- a\n+ b\n```",
    '<span class="hljs-deletion">- a</span>\n<span class="hljs-addition">+ b</span>',
  ],
])("M3: %s", async (_what, text, expected) => expect(await renderMarkdown(text)).toContain(expected))
