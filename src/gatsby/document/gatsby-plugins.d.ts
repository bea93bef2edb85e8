/** The parts of two packages that we call ourselves; they ship no types for them. */
declare module "gatsby-plugin-google-gtag/gatsby-ssr" {
  type SetComponents = (components: import("react").ReactNode[]) => void

  export function onRenderBody(
    args: { setHeadComponents: SetComponents; setPostBodyComponents: SetComponents },
    options: { trackingIds: readonly string[] },
  ): void
}

declare module "gatsby-plugin-image/gatsby-ssr" {
  export function onRenderBody(args: { setHeadComponents: (components: import("react").ReactNode[]) => void }): void
}
