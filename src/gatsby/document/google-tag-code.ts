import { onRenderBody } from "gatsby-plugin-google-gtag/gatsby-ssr"

import { propsOf } from "~/src/gatsby/document/document-components"

/** Returns the scripts that gatsby-plugin-google-gtag puts into pages for these ids: their texts and their addresses. */
export function googleTagCode(trackingIds: readonly string[]): { texts: string[]; addresses: string[] } {
  const scripts: ReturnType<typeof propsOf>[] = []
  onRenderBody(
    {
      setHeadComponents: () => undefined,
      setPostBodyComponents: (components) => scripts.push(...components.map(propsOf)),
    },
    { trackingIds },
  )
  return {
    texts: scripts.flatMap(({ dangerouslySetInnerHTML }) => dangerouslySetInnerHTML?.__html ?? []),
    addresses: scripts.flatMap(({ src }) => src ?? []),
  }
}
