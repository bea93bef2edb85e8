import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"

import type { DocumentArgs } from "~/src/gatsby/document/document-components"

/** Returns a document as Gatsby hands it over, and what its head and body hold as markup. For tests. */
export function documentWith(head: ReactNode[], body: ReactNode[]) {
  const parts = { head, body }
  const args: DocumentArgs = {
    getHeadComponents: () => parts.head,
    replaceHeadComponents: (components) => Object.assign(parts, { head: components }),
    getPostBodyComponents: () => parts.body,
    replacePostBodyComponents: (components) => Object.assign(parts, { body: components }),
  }
  const markup = () => ({ head: renderToStaticMarkup(parts.head), body: renderToStaticMarkup(parts.body) })
  return { args, markup }
}
