import { onRenderBody } from "gatsby-plugin-google-gtag/gatsby-ssr"
import type { ReactNode } from "react"

import { deferGoogleTag } from "~/src/gatsby/document/defer-google-tag"
import { documentWith } from "~/src/gatsby/document/document-fixture"
import { googleTagCode } from "~/src/gatsby/document/google-tag-code"

const IDS = ["G-A", "AW-1"]

/** A document into which the real plugin has put its tag. */
function tagged(head: ReactNode[] = [], body: ReactNode[] = []) {
  onRenderBody(
    {
      setHeadComponents: (components) => head.push(...components),
      setPostBodyComponents: (components) => body.push(...components),
    },
    { trackingIds: IDS },
  )
  return documentWith(head, body)
}

test("Y2 Y3: the tag is text until the visitor consents, and its host is not called", () => {
  const { args, markup } = tagged([<link key="own" rel="icon" href="/own.svg" />], [<script key="own" src="/own.js" />])
  deferGoogleTag(args)
  const { head, body } = markup()
  expect(head).toBe('<link rel="icon" href="/own.svg"/>')
  expect(body.match(/<script[^>]*>/g)).toEqual([
    '<script src="/own.js">',
    '<script type="text/plain" data-held-script="" data-src="https://www.googletagmanager.com/gtag/js?id=G-A">',
    '<script type="text/plain" data-held-script="">',
  ])
  expect(body).toContain(`gtag('config', 'AW-1', {"send_page_view":false});`)
})

test("S1: the code that the policy allows is the code that the page gets", () => {
  const { args, markup } = tagged()
  deferGoogleTag(args)
  const { texts, addresses } = googleTagCode(IDS)
  expect(texts).toHaveLength(1)
  expect(addresses).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-A"])
  for (const part of [...texts, ...addresses]) expect(markup().body).toContain(part)
})

test.each([
  ["a script more", [], [<script key="google-gtag-more" />]],
  ["a hint more", [<link key="google-gtag-more" />], []],
])("S2: %s stops the build", (_name, head: ReactNode[], body: ReactNode[]) => {
  const { args } = tagged(head, body)
  expect(() => deferGoogleTag(args)).toThrow(
    /^The patch “defer the Google tag” does not fit gatsby-plugin-google-gtag \d.*0011/,
  )
})
