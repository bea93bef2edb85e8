/** What the package does to every page; it brings no types for it. */
declare module "gatsby-plugin-image/gatsby-ssr" {
  import type { ReactNode } from "react"

  export function onRenderBody(args: { setHeadComponents: (components: ReactNode[]) => void }): void
}
