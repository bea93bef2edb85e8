import { tmpdir } from "node:os"
import path from "node:path"
import { fromHtml } from "hast-util-from-html"

import { portableHtml } from "~/src/build/markdown/portable-html"
import { portableMarkdown } from "~/src/build/markdown/portable-markdown"
import { checkImage } from "~/src/doctor/rules/images/image-rules"
import { textImages } from "~/src/doctor/rules/images/named-images"
import { checkText } from "~/src/doctor/rules/text/text-rules"
import { readMarkdown } from "~/tests/fixtures/read-markdown"
import { surroundings } from "~/tests/fixtures/text-surroundings"
import { renderMarkdown } from "~/tests/hostile/render-markdown"

/** Each would make a request to host.test if a page held it. No page has other elements: hostile-text.test.ts proves that. */
const HTML = [
  '<IMG SRC=//host.test/x.gif alt="">',
  '<img\nalt=""\nsrc\n=\n"//host.test/x.png">',
  '<img/src="//host.test/x.png"/alt="">',
  '<img src="\\\\host.test\\x.png" alt="">',
  '<img src=" http://host.test/x.png" alt="">',
  '<img src="h&#116;tp://host.test/x.png" alt="">',
  '<img src="ftp://host.test/x.png" alt="">',
  '<img alt="" srcset="https://host.test/x.png 2x">',
  "<image src=//host.test/x.gif>",
  '<IMAGE alt="" src="https:host.test/x.png">',
  "<!-- a --!><img src=//host.test/x.gif>",
  "<!-- <!-- --><img src=//host.test/x.gif>",
  "<![CDATA[ ><img src=//host.test/x.gif>]]>",
  '<p title="<!--"><img src=//host.test/x.gif></p>',
  '<picture><source srcset="//host.test/x.png 1x"><img src="missing.png" alt=""></picture>',
  '<table background="//host.test/x.png"><tr><td background="//host.test/x.png">a</td></tr></table>',
  '<div style="background:url(//host.test/x.png)">a</div>',
]

const MARKDOWN = [
  "![a](//host.test/x.png)",
  "![a](<\\\\\\\\host.test/x.png>)",
  "[![a][i]](/about)\n\n[i]: //host.test/x.png",
  "a `b` <b><img alt='' src='//host.test/x.gif'></b>",
]

async function rendered(text: string) {
  const page = await renderMarkdown(text, { imageFor: async () => null })
  const copy = portableMarkdown(fromHtml(page, { fragment: true }), "https://ada.dev")
  return { page, feed: portableHtml(page, "https://ada.dev/projects/one"), copy }
}

function problems(text: string): string[] {
  const markdown = readMarkdown(text)
  const diagnostics = [
    ...checkText(markdown, surroundings()),
    ...textImages(markdown).flatMap((image) => checkImage(path.join(tmpdir(), "nothing"), image)),
  ]
  return diagnostics.map(({ file, line }) => `${file}:${line}`)
}

const TEXTS = [
  ...HTML.map((html) => `Text.\n\n<div>\n${html}\n</div>`),
  ...MARKDOWN.map((text) => `Text.\n\n\n${text}`),
]

test.each(TEXTS)("the content check finds, and pages, feeds and copies leave out: %j", async (text) => {
  expect(problems(text)).toContainEqual(expect.stringMatching(/^content\/home\.md:[68]$/))
  const { page, feed, copy } = await rendered(text)
  expect(page).not.toMatch(/<(?!a\s)[^>]*host\.test/)
  expect(feed).not.toMatch(/<(?!a\s)[^>]*host\.test/)
  expect(copy).not.toMatch(/!\[[^\]]*\]\([^)]*host\.test/)
})
