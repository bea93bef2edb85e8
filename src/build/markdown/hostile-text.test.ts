import { readFileSync } from "node:fs"
import type { Element } from "hast"
import { fromHtml } from "hast-util-from-html"
import { toString as textOf } from "hast-util-to-string"
import { visit } from "unist-util-visit"

import { sanitizeSchema } from "~/src/doctor/markdown/sanitize-schema"
import { TEXTS } from "~/src/lib/texts/interface-texts"
import { MARKDOWN_POSITIONS } from "~/tests/hostile/markdown-positions"
import { OWN_WORDS } from "~/tests/hostile/own-words"
import { renderMarkdown } from "~/tests/hostile/render-markdown"
import { VECTORS } from "~/tests/hostile/vectors"

const FORBIDDEN =
  /^(script|style|iframe|frame|frameset|object|embed|applet|form|button|base|meta|link|svg|math|template|video|audio|map|area|textarea|select|dialog|portal|noscript)$/
const ADDRESSES = /^(href|src|srcSet|xLinkHref|action|formAction|data|poster|background|ping|cite)$/
/** An address with a safe scheme, or with none. */
const SAFE = /^(https?:|mailto:|tel:|[/#.?]|[^:/?#]*([/?#]|$))/i

/** What the build adds to code and formulas, exactly. */
const OWN = [
  /^(?:<link rel="stylesheet" href="\/[a-z-]+\.css">)/,
  /<button type="button" class="code-copy scripted" aria-label="Copy code" data-tooltip="Copy code"><\/button>/g,
]

/** Returns the name of an element if it is forbidden, and the names of its forbidden properties. */
function wrongWith({ tagName, properties }: Element): string[] {
  const isUnsafe = (value: unknown) => !SAFE.test(String(value).replace(/[\0-\x20]/g, ""))
  const wrong = Object.entries(properties).filter(
    ([name, value]) =>
      /^on|^style$|^srcDoc$|^is$|^slot$|^name$|^data[A-Z]/.test(name) || (ADDRESSES.test(name) && isUnsafe(value)),
  )
  const isForbidden = FORBIDDEN.test(tagName) || (tagName === "input" && properties.type !== "checkbox")
  return [...(isForbidden ? [tagName] : []), ...wrong.map(([name]) => name)]
}

test("the documentation lists exactly the elements that a text may contain", () => {
  const row = /^\| elements +\| (.*) \|$/m.exec(readFileSync("docs/content.md", "utf8"))?.[1] ?? ""
  expect([...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name)).toEqual(sanitizeSchema.tagNames)
})

test.each(VECTORS.map(({ name, markdown }) => [name, markdown]))(
  "a text brings no code into its page: %s",
  async (_name, markdown) => {
    const html = await renderMarkdown(markdown)
    const wrong: string[] = []
    const written = OWN.reduce((rest, own) => rest.replace(own, ""), html)
    visit(fromHtml(written, { fragment: true }), "element", (element) => void wrong.push(...wrongWith(element)))
    expect([html, wrong]).toEqual([html, []])
  },
)

/** Positions whose text the page shows. */
const SHOWN =
  "paragraph, list item, quote, heading, code in a heading, table header and cells, link text, caption, footnote text, code text, inline code"

test.each(SHOWN.split(", "))("a text that looks like code is shown as it is: %s", async (position) => {
  // A footnote ends without white space, because its link back follows.
  const writable = (text: string) => text.replace(/[\0\ufffd\p{Cs}]/gu, "").trimEnd()
  for (const text of Object.values(OWN_WORDS)) {
    const html = await renderMarkdown(MARKDOWN_POSITIONS[position]?.(text) ?? "")
    const shown = textOf(fromHtml(html, { fragment: true })).replaceAll(` ${TEXTS.externalLink}`, "")
    expect(writable(shown)).toContain(writable(text))
  }
})
