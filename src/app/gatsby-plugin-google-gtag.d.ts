declare module "gatsby-plugin-google-gtag/gatsby-ssr" {
  import type { RenderBodyArgs } from "gatsby"

  export function onRenderBody(
    args: Pick<RenderBodyArgs, "setHeadComponents" | "setPostBodyComponents">,
    options: { trackingIds: string[] },
  ): void
}
