import { onRenderBody } from "gatsby-plugin-google-gtag/gatsby-ssr"
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"

import { holdGoogleTag } from "~/src/app/hold-google-tag"

/** What stands in the head and at the end of the body, after the plugin and then the site had their say. */
function rendered(trackingIds: string[], others: ReactNode[] = []): { head: string; body: string } {
  let head: ReactNode[] = [<link key="own" rel="icon" href="/own.svg" />]
  let body: ReactNode[] = [...others, <script key="own" src="/own.js" />]
  onRenderBody(
    {
      setHeadComponents: (components) => {
        head = [...head, ...components]
      },
      setPostBodyComponents: (components) => {
        body = [...body, ...components]
      },
    },
    { trackingIds },
  )
  holdGoogleTag({
    getHeadComponents: () => head,
    replaceHeadComponents: (components: ReactNode[]) => {
      head = components
    },
    getPostBodyComponents: () => body,
    replacePostBodyComponents: (components: ReactNode[]) => {
      body = components
    },
  } as Parameters<typeof holdGoogleTag>[0])
  return { head: renderToStaticMarkup(head), body: renderToStaticMarkup(body) }
}

beforeEach(() => Object.assign(globalThis, { __GOOGLE_TAG_IDS__: ["G-A", "AW-1"] }))

test("Y2 Y3: what the plugin puts into a page is text until somebody consents, and its host is not called", () => {
  const { head, body } = rendered(["G-A", "AW-1"])
  expect(head).toBe('<link rel="icon" href="/own.svg"/>')
  const scripts = body.match(/<script[^>]*>/g)
  expect(scripts).toEqual([
    '<script src="/own.js">',
    '<script type="text/plain" data-held-script="" data-src="https://www.googletagmanager.com/gtag/js?id=G-A">',
    '<script type="text/plain" data-held-script="">',
  ])
  expect(body).toContain(`gtag('config', 'AW-1', {"send_page_view":false});`)
})

test("Y3: a tag that is not where it is looked for stops the build", () => {
  expect(() => rendered(["G-A"], [<script key="google-gtag-more" />])).toThrow("has changed what it puts into pages")
})

test("Y2: without ids there is nothing to hold", () => {
  Object.assign(globalThis, { __GOOGLE_TAG_IDS__: null })
  const untouched = () => {
    throw new Error("touched")
  }
  const args = { getHeadComponents: untouched, getPostBodyComponents: untouched }
  expect(() => holdGoogleTag(args as unknown as Parameters<typeof holdGoogleTag>[0])).not.toThrow()
})
