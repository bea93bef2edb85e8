import { onRenderBody } from "gatsby-plugin-google-gtag/gatsby-ssr"

import { propsOf } from "~/src/gatsby/document/document-components"

type Code = { texts: string[]; addresses: string[] }

/** Returns the scripts that gatsby-plugin-google-gtag puts into pages for these ids: their texts and their addresses. */
export function googleTagCode(trackingIds: readonly string[]): Code {
  const code: Code = { texts: [], addresses: [] }
  const setPostBodyComponents: Parameters<typeof onRenderBody>[0]["setPostBodyComponents"] = (components) => {
    for (const { dangerouslySetInnerHTML, src } of components.map(propsOf)) {
      if (dangerouslySetInnerHTML !== undefined) code.texts.push(dangerouslySetInnerHTML.__html)
      if (src !== undefined) code.addresses.push(src)
    }
  }
  onRenderBody({ setHeadComponents: () => undefined, setPostBodyComponents }, { trackingIds })
  return code
}
