import { onRenderBody } from "gatsby-plugin-google-gtag/gatsby-ssr"
import type { ReactNode } from "react"

import { deferGoogleTag } from "~/src/gatsby/document/defer-google-tag"
import { documentWith } from "~/src/gatsby/document/document-fixture"
import { googleTagCode } from "~/src/gatsby/document/google-tag-code"

const IDS = ["G-A", "AW-1"]

/** Returns the markup of a document into which the real plugin has put its tag. */
function deferIn(head: ReactNode[], body: ReactNode[]) {
  const { args, markup } = documentWith([...head], [...body])
  onRenderBody(
    {
      setHeadComponents: (components) => args.replaceHeadComponents([...args.getHeadComponents(), ...components]),
      setPostBodyComponents: (components) =>
        args.replacePostBodyComponents([...args.getPostBodyComponents(), ...components]),
    },
    { trackingIds: IDS },
  )
  deferGoogleTag(args)
  return markup()
}

test("Y2 Y3 S1: the tag that the policy allows is text until the visitor consents, and its host is not called", () => {
  const own = <link key="own" rel="icon" href="/own.svg" />
  const { head, body } = deferIn([own], [<script key="own" src="/own.js" />])
  expect(head).toBe('<link rel="icon" href="/own.svg"/>')
  expect(body.match(/<script[^>]*>/g)).toEqual([
    '<script src="/own.js">',
    '<script type="text/plain" data-held-script="" data-src="https://www.googletagmanager.com/gtag/js?id=G-A">',
    '<script type="text/plain" data-held-script="">',
  ])
  expect(body).toContain(`gtag('config', 'AW-1', {"send_page_view":false});`)
  const { texts, addresses } = googleTagCode(IDS)
  expect([texts.length, addresses]).toEqual([1, ["https://www.googletagmanager.com/gtag/js?id=G-A"]])
  expect(body).toContain(texts[0])
})

test.each([
  ["a script more", [], [<script key="google-gtag-more" />]],
  ["a hint more", [<link key="google-gtag-more" />], []],
])("S2: %s stops the build", (_name, head: ReactNode[], body: ReactNode[]) => {
  expect(() => deferIn(head, body)).toThrow(
    /^The patch “defer the Google tag” does not fit gatsby-plugin-google-gtag \d.*0011/,
  )
})
