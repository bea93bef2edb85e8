import { onRenderBody, type TagScript } from "gatsby-plugin-google-gtag/gatsby-ssr"

/** Returns the texts and the addresses of the scripts that gatsby-plugin-google-gtag puts into pages for these ids. */
export function googleTagCode(trackingIds: readonly string[]): { texts: string[]; addresses: string[] } {
  const scripts: TagScript[] = []
  const setPostBodyComponents = (components: TagScript[]) => scripts.push(...components)
  onRenderBody({ setHeadComponents: () => undefined, setPostBodyComponents }, { trackingIds })
  return {
    texts: scripts.flatMap(({ props }) => props.dangerouslySetInnerHTML?.__html ?? []),
    addresses: scripts.flatMap(({ props }) => props.src ?? []),
  }
}
