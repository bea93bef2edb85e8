import { onRenderBody } from "gatsby-plugin-image/gatsby-ssr"
import type { ReactNode } from "react"

import type { DocumentArgs } from "~/src/gatsby/document/document-components"
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

function imageCode(): ReactNode[] {
  let added: ReactNode[] = []
  onRenderBody({ setHeadComponents: (components) => (added = components) })
  return added
}

function finish(args: DocumentArgs): void {
  onPreRenderHTML(args as Parameters<typeof onPreRenderHTML>[0])
}

beforeEach(() => Object.assign(globalThis, { __GOOGLE_TAG_IDS__: null, __PAGE_DOCUMENT__: DOCUMENT }))

test("S1: the policy comes before everything that it governs", () => {
  const { args, markup } = documentWith([<style key="own">{"p{}"}</style>, ...imageCode()], [...GATSBY])
  finish(args)
  expect(markup().head).toBe(
    `<meta http-equiv="Content-Security-Policy" content="default-src &#x27;none&#x27;"/><style>p{}</style>`,
  )
})

test("S2: the app's scripts are text, in their order; Gatsby's own are gone, all others stay", () => {
  const { args, markup } = documentWith(imageCode(), [<script key="own" src="/own.js" />, ...GATSBY])
  finish(args)
  expect(markup().body).toBe(
    '<script src="/own.js"></script>' +
      '<script type="text/plain" data-app-script="/base/runtime-1.js"></script>' +
      '<script type="text/plain" data-app-script="/base/app-2.js"></script>',
  )
})

test("while developing only the code of GatsbyImage goes", () => {
  Object.assign(globalThis, { __PAGE_DOCUMENT__: null })
  const { args, markup } = documentWith(
    [<link key="own" rel="icon" href="/a.svg" />, ...imageCode()],
    [<script key="io" />],
  )
  finish(args)
  expect(markup()).toEqual({ head: '<link rel="icon" href="/a.svg"/>', body: "<script></script>" })
})

test.each([
  [
    "without the code of GatsbyImage",
    [],
    GATSBY,
    /“drop the code of GatsbyImage” does not fit gatsby-plugin-image \d.*0003/,
  ],
  [
    "without Gatsby's script of the path",
    imageCode(),
    GATSBY.slice(1),
    /“defer the app’s scripts” does not fit gatsby \d.*0028/,
  ],
  [
    "without Gatsby's slice of scripts",
    imageCode(),
    GATSBY.slice(0, 1),
    /“defer the app’s scripts” does not fit gatsby \d.*0028/,
  ],
])("S2: a document %s stops the build", (_name, head: ReactNode[], body: ReactNode[], message) => {
  expect(() => finish(documentWith(head, body).args)).toThrow(message)
})
