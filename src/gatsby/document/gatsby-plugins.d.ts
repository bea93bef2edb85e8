/** The parts of two packages that we call ourselves; they ship no types for them. */
declare module "gatsby-plugin-google-gtag/gatsby-ssr" {
  import type { ReactNode } from "react"

  type SetComponents = (components: ReactNode[]) => void

  export function onRenderBody(
    args: { setHeadComponents: SetComponents; setPostBodyComponents: SetComponents },
    options: { trackingIds: readonly string[] },
  ): void
}

declare module "gatsby-plugin-image/gatsby-ssr" {
  import type { ReactNode } from "react"

  export function onRenderBody(args: { setHeadComponents: (components: ReactNode[]) => void }): void
}
