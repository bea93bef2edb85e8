/** The functions of two packages that this project calls. The packages ship no types for them. */
declare module "gatsby-plugin-google-gtag/gatsby-ssr" {
  type Set<Component> = (components: Component[]) => void
  export type TagScript = import("react").ReactElement<{ src?: string; dangerouslySetInnerHTML?: { __html: string } }>

  export function onRenderBody(
    args: { setHeadComponents: Set<import("react").ReactNode>; setPostBodyComponents: Set<TagScript> },
    options: { trackingIds: readonly string[] },
  ): void
}

declare module "gatsby-plugin-image/gatsby-ssr" {
  export function onRenderBody(args: { setHeadComponents: (components: import("react").ReactNode[]) => void }): void
}
