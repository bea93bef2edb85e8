import { onRenderBody } from "gatsby-plugin-google-gtag/gatsby-ssr"
import type { ReactNode } from "react"

import { isElementWith } from "~/src/gatsby/document/document-components"

const isAny = isElementWith(() => true)

/** Returns the scripts that gatsby-plugin-google-gtag puts into pages for these ids: their texts and their addresses. */
export function googleTagCode(trackingIds: readonly string[]): { texts: string[]; addresses: string[] } {
  let scripts: ReactNode[] = []
  onRenderBody(
    {
      setHeadComponents: () => undefined,
      setPostBodyComponents: (components) => {
        scripts = components
      },
    },
    { trackingIds },
  )
  const props = scripts.filter(isAny).map((script) => script.props)
  return {
    texts: props.flatMap(({ dangerouslySetInnerHTML }) => dangerouslySetInnerHTML?.__html ?? []),
    addresses: props.flatMap(({ src }) => src ?? []),
  }
}
