import { readFileSync } from "node:fs"
import type { Element } from "hast"
import { fromHtml } from "hast-util-from-html"
import { toString as textOf } from "hast-util-to-string"
import { visit } from "unist-util-visit"

import { sanitizeSchema } from "~/src/doctor/markdown/sanitize-schema"
import { TEXTS } from "~/src/lib/texts"
import { MARKDOWN_POSITIONS } from "~/tests/hostile/markdown-positions.mjs"
import { OWN_WORDS } from "~/tests/hostile/own-words.mjs"
import { renderMarkdown } from "~/tests/hostile/render-markdown"
import { VECTORS } from "~/tests/hostile/vectors.mjs"

const FORBIDDEN =
  /^(script|style|iframe|frame|frameset|object|embed|applet|form|button|base|meta|link|svg|math|template|video|audio|map|area|textarea|select|dialog|portal|noscript)$/
const ADDRESSES = [
  "href",
  "src",
  "srcSet",
  "xLinkHref",
  "action",
  "formAction",
  "data",
  "poster",
  "background",
  "ping",
  "cite",
]
/** What an address may begin with; without one of them it leads to a place on the site itself. */
const SAFE = /^(https?:|mailto:|tel:|[/#.?]|[^:/?#]*([/?#]|$))/i

/** All that an element is or has and must not be or have. */
function wrongWith({ tagName, properties }: Element): string[] {
  return [
    ...(FORBIDDEN.test(tagName) ? [tagName] : []),
    ...(tagName === "input" && properties.type !== "checkbox" ? ["input"] : []),
    ...Object.keys(properties).filter((name) => /^on|^style$|^srcDoc$|^is$|^slot$|^name$|^data[A-Z]/.test(name)),
    ...ADDRESSES.filter((name) => name in properties && !SAFE.test(String(properties[name]).replace(/[\0-\x20]/g, ""))),
  ]
}

test("the documentation lists exactly the elements that a text may hold", () => {
  const row = /^\| elements +\| (.*) \|$/m.exec(readFileSync("docs/content.md", "utf8"))?.[1] ?? ""
  expect([...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name)).toEqual(sanitizeSchema.tagNames)
})

test("the corpus holds more than 300 different texts", () => {
  expect(new Set(VECTORS.map(({ markdown }) => markdown)).size).toBeGreaterThanOrEqual(300)
})

test.each(VECTORS.map(({ name, markdown }) => [name, markdown]))(
  "nothing that runs survives: %s",
  async (_name, markdown) => {
    const html = await renderMarkdown(markdown)
    const wrong: string[] = []
    visit(fromHtml(html, { fragment: true }), "element", (element) => {
      wrong.push(...wrongWith(element))
    })
    expect([html, wrong]).toEqual([html, []])
  },
)

/** Positions whose text is text of the page. */
const SHOWN = [
  "paragraph",
  "list item",
  "quote",
  "heading",
  "code in a heading",
  "table header and cells",
  "link text",
  "caption",
  "footnote text",
  "code text",
  "inline code",
]

test.each(SHOWN)("a text that looks like code is shown as it is: %s", async (position) => {
  // A footnote ends without white space, because its link back follows.
  const writable = (text: string) => text.replace(/[\0\ufffd\p{Cs}]/gu, "").trimEnd()
  for (const text of Object.values(OWN_WORDS)) {
    const html = await renderMarkdown(MARKDOWN_POSITIONS[position]?.(text) ?? "")
    const shown = textOf(fromHtml(html, { fragment: true })).replaceAll(` ${TEXTS.externalLink}`, "")
    expect(writable(shown)).toContain(writable(text))
  }
})

test("a heading about the boot script is shown as it is, and names its link", async () => {
  const tree = fromHtml(await renderMarkdown("## Why `<script>(function () {` was everywhere"), { fragment: true })
  const heading = tree.children[0] as Element
  const words = "Why <script>(function () { was everywhere"
  expect(textOf(heading)).toBe(`${words}#`)
  expect((heading.children.at(-1) as Element).properties.ariaLabel).toContain(words)
})
