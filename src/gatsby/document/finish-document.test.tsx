import { onRenderBody as renderTag } from "gatsby-plugin-google-gtag/gatsby-ssr"
import { onRenderBody as renderImageCode } from "gatsby-plugin-image/gatsby-ssr"
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"

import { onPreRenderHTML } from "~/src/gatsby/document/finish-document"
import { googleTagCode } from "~/src/gatsby/document/google-tag-code"

const DOCUMENT = {
  appScripts: ["/base/runtime-1.js", "/base/app-2.js"],
  compilation: "a",
}
const APP =
  '<script type="text/plain" data-app-script="/base/runtime-1.js"></script>' +
  '<script type="text/plain" data-app-script="/base/app-2.js"></script>'

function ServerSliceRenderer(_props: { sliceId: string }) {
  return null
}

/** What Gatsby puts at the end of the body (cache-dir/static-entry.js). */
const GATSBY: ReactNode[] = [
  <script key="script-loader" id="gatsby-script-loader" />,
  <ServerSliceRenderer key={null} sliceId="_gatsby-scripts" />,
]
const IMAGES: ReactNode[] = []
renderImageCode({ setHeadComponents: (components) => IMAGES.push(...components) })

const IDS = ["G-A", "AW-1"]
const HINTS: ReactNode[] = []
const TAG: ReactNode[] = []
renderTag(
  {
    setHeadComponents: (components) => HINTS.push(...components),
    setPostBodyComponents: (components) => TAG.push(...components),
  },
  { trackingIds: IDS },
)

/** Returns the markup of a finished document. */
function finish(head: ReactNode[], body: ReactNode[]) {
  const generator = <meta key="generator-5.0.0" name="generator" content="Gatsby 5.0.0" />
  const parts = { head: [generator, ...head], body }
  onPreRenderHTML({
    getHeadComponents: () => parts.head,
    replaceHeadComponents: (components: ReactNode[]) => Object.assign(parts, { head: components }),
    getPostBodyComponents: () => parts.body,
    replacePostBodyComponents: (components: ReactNode[]) => Object.assign(parts, { body: components }),
  } as object as Parameters<typeof onPreRenderHTML>[0])
  return { head: renderToStaticMarkup(parts.head), body: renderToStaticMarkup(parts.body) }
}

beforeEach(() => Object.assign(globalThis, { __GOOGLE_TAG_IDS__: null, __PAGE_DOCUMENT__: DOCUMENT }))

test("S1 S2: the app's scripts are text; Gatsby's scripts, name and version are removed, all others stay", () => {
  const own = [<script key="own" src="/own.js" />, ...GATSBY]
  expect(finish([<style key="own">{"p{}"}</style>, ...IMAGES], own)).toEqual({
    head: "<style>p{}</style>",
    body: `<script src="/own.js"></script>${APP}`,
  })
})

test("while developing, only the code of GatsbyImage is removed", () => {
  Object.assign(globalThis, { __PAGE_DOCUMENT__: null })
  const icon = <link key="own" rel="icon" href="/a.svg" />
  expect(finish([icon, ...IMAGES], [<script key="io" />])).toEqual({
    head: '<meta name="generator" content="Gatsby 5.0.0"/><link rel="icon" href="/a.svg"/>',
    body: "<script></script>",
  })
})

test("Y2 Y3 S1: the tag that the policy allows is text until the visitor consents, and its host is not called", () => {
  Object.assign(globalThis, { __GOOGLE_TAG_IDS__: IDS })
  const { head, body } = finish([...HINTS, ...IMAGES], [...TAG, ...GATSBY])
  const { texts, addresses } = googleTagCode(IDS)
  expect(head).toBe("")
  expect(body).toBe(
    '<script type="text/plain" data-deferred-script="" data-src="https://www.googletagmanager.com/gtag/js?id=G-A"></script>' +
      `<script type="text/plain" data-deferred-script="">${texts[0]}</script>${APP}`,
  )
  expect(body).toContain(`gtag('config', 'AW-1', {"send_page_view":false});`)
  expect([texts.length, addresses]).toEqual([1, ["https://www.googletagmanager.com/gtag/js?id=G-A"]])
})

const MORE = <script key="google-gtag-more" />

test.each([
  ["the code of GatsbyImage", [], GATSBY, /“drop the code of GatsbyImage” .* gatsby-plugin-image \d.*0003/],
  ["the script of the path", IMAGES, GATSBY.slice(1), /“defer the app’s scripts” .* gatsby \d.*0028/],
  ["the slice of scripts", IMAGES, GATSBY.slice(0, 1), /“defer the app’s scripts” .* gatsby \d.*0028/],
  ["the hints of the tag", IMAGES, [...TAG, ...GATSBY], /“defer the Google tag” .*-gtag \d.*0011/],
  [
    "two scripts of the tag",
    [...HINTS, ...IMAGES],
    [...TAG, MORE, ...GATSBY],
    /“defer the Google tag” .*-gtag \d.*0011/,
  ],
])("S2: a document without %s stops the build", (name, head: ReactNode[], body: ReactNode[], message) => {
  Object.assign(globalThis, { __GOOGLE_TAG_IDS__: name.endsWith("tag") ? IDS : null })
  expect(() => finish(head, body)).toThrow(message)
})

test("Gatsby’s runtime leaves structured data in the document, and replaces other parts of the head", () => {
  const mark = { "data-gatsby-head": true }
  const title = (
    <title key="title" {...mark}>
      A
    </title>
  )
  const data = (
    <script key="data" {...mark} type="application/ld+json">
      {"{}"}
    </script>
  )
  const { head } = finish([title, data, ...IMAGES], GATSBY)
  expect(head).toContain('<title data-gatsby-head="true">A</title><script type="application/ld+json">{}</script>')
})
