/** The part of the package that we call ourselves; it ships no types for it. */
declare module "gatsby-plugin-google-gtag/gatsby-ssr" {
  import type { ReactNode } from "react"

  type SetComponents = (components: ReactNode[]) => void

  export function onRenderBody(
    args: { setHeadComponents: SetComponents; setPostBodyComponents: SetComponents },
    options: { trackingIds: readonly string[] },
  ): void
}
