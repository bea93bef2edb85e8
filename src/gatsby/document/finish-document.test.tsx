import { onRenderBody as renderImageCode } from "gatsby-plugin-image/gatsby-ssr"
import type { ReactNode } from "react"

import { documentWith } from "~/src/gatsby/document/document-fixture"
import { onPreRenderHTML } from "~/src/gatsby/document/finish-document"

const DOCUMENT = {
  policy: "default-src 'none'",
  appScripts: ["/base/runtime-1.js", "/base/app-2.js"],
  compilation: "a",
}

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

/** Returns the markup of a finished document. */
function finish(head: ReactNode[], body: ReactNode[]) {
  const { args, markup } = documentWith(head, body)
  onPreRenderHTML(args as Parameters<typeof onPreRenderHTML>[0])
  return markup()
}

beforeEach(() => Object.assign(globalThis, { __GOOGLE_TAG_IDS__: null, __PAGE_DOCUMENT__: DOCUMENT }))

test("S1 S2: the policy comes first, and the app's scripts are text; Gatsby's own are gone, all others stay", () => {
  const own = [<script key="own" src="/own.js" />, ...GATSBY]
  expect(finish([<style key="own">{"p{}"}</style>, ...IMAGES], own)).toEqual({
    head: `<meta http-equiv="Content-Security-Policy" content="default-src &#x27;none&#x27;"/><style>p{}</style>`,
    body:
      '<script src="/own.js"></script>' +
      '<script type="text/plain" data-app-script="/base/runtime-1.js"></script>' +
      '<script type="text/plain" data-app-script="/base/app-2.js"></script>',
  })
})

test("while developing only the code of GatsbyImage goes", () => {
  Object.assign(globalThis, { __PAGE_DOCUMENT__: null })
  const icon = <link key="own" rel="icon" href="/a.svg" />
  expect(finish([icon, ...IMAGES], [<script key="io" />])).toEqual({
    head: '<link rel="icon" href="/a.svg"/>',
    body: "<script></script>",
  })
})

test.each([
  ["the code of GatsbyImage", [], GATSBY, /“drop the code of GatsbyImage” does not fit gatsby-plugin-image \d.*0003/],
  ["the script of the path", IMAGES, GATSBY.slice(1), /“defer the app’s scripts” does not fit gatsby \d.*0028/],
  ["the slice of scripts", IMAGES, GATSBY.slice(0, 1), /“defer the app’s scripts” does not fit gatsby \d.*0028/],
])("S2: a document without %s stops the build", (_name, head: ReactNode[], body: ReactNode[], message) => {
  expect(() => finish(head, body)).toThrow(message)
})
