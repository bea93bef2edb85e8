import { onRenderBody } from "gatsby-plugin-image/gatsby-ssr"
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"

import { onPreRenderHTML } from "~/src/app/on-pre-render-html"

/** As Gatsby writes it (cache-dir/static-entry.js). */
function gatsbysPathScript(path: string): ReactNode {
  const code = `/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as Gatsby does it
  return <script key="script-loader" id="gatsby-script-loader" dangerouslySetInnerHTML={{ __html: code }} />
}

function prepared(head: ReactNode[], body: ReactNode[]): { head: string; body: string } {
  const document = { head, body }
  onPreRenderHTML({
    getHeadComponents: () => document.head,
    replaceHeadComponents: (components: ReactNode[]) => Object.assign(document, { head: components }),
    getPostBodyComponents: () => document.body,
    replacePostBodyComponents: (components: ReactNode[]) => Object.assign(document, { body: components }),
  } as unknown as Parameters<typeof onPreRenderHTML>[0])
  return { head: renderToStaticMarkup(document.head), body: renderToStaticMarkup(document.body) }
}

beforeEach(() => Object.assign(globalThis, { __GOOGLE_TAG_IDS__: null }))

test("all pages hold the same script for their path, and it says each page's own", () => {
  const [home = "", quoted = ""] = ["/", '/projects/"a"'].map((path) => prepared([], [gatsbysPathScript(path)]).body)
  const codeOf = (markup: string) => />(.*)<\/script>/s.exec(markup)?.[1]
  expect(codeOf(home)).toBe(codeOf(quoted))
  expect(home).toContain('data-path="/"')
  document.body.innerHTML = quoted
  const script = document.querySelector("script")
  Object.defineProperty(document, "currentScript", { configurable: true, get: () => script })
  // biome-ignore lint/security/noGlobalEval: runs the script as a browser would
  globalThis.eval(script?.textContent ?? "")
  expect((window as unknown as { pagePath: string }).pagePath).toBe('/projects/"a"')
})

test("a script that is not as expected stays as it is", () => {
  const other = <script key="script-loader">more()</script>
  expect(prepared([], [other]).body).toBe("<script>more()</script>")
})

test("what gatsby-plugin-image puts into every page for its own component is left out, all else stays", () => {
  let added: ReactNode[] = []
  onRenderBody({
    setHeadComponents: (components: ReactNode[]) => {
      added = components
    },
  })
  expect(added).toHaveLength(3)
  expect(prepared([...added, <link key="own" rel="icon" href="/a.svg" />], []).head).toBe(
    '<link rel="icon" href="/a.svg"/>',
  )
})
