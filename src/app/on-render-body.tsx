import { type RenderBodyArgs, withPrefix } from "gatsby"

import { printBoot } from "~/src/client/boot/print-boot"
import { LONE_PERCENT, mendAddress } from "~/src/client/navigation/mend-address"
import { printBootTheme } from "~/src/client/theme/boot-theme"
import { SITE_ICON_ID } from "~/src/client/theme/show-theme"
import { TOUCH_ICON_PATH, WEB_MANIFEST_PATH } from "~/src/lib/paths"
import { THEME_COLOUR } from "~/src/lib/theme-colours"
import displayFace from "~/src/styles/fonts/newsreader-display.woff2"

/** The accent that the settings name, and the style that brings its shades; null for the shipped one (L6). */
declare const __ACCENT__: { primary: string; style: string } | null
/** Where the site is published, for what paper tells of its links. */
declare const __SITE_URL__: string
/** The language of the content; the build puts it here. */
declare const __CONTENT_LANGUAGE__: string
/**
 * Changes with the styles, which every page holds. Gatsby renders an unchanged page again only when the
 * code that renders it has changed; naming the digest here is such a change.
 */
declare const __STYLES_DIGEST__: string

/** Puts into every page's HTML what must be there before the first paint (T2, T4, L6). */
export function onRenderBody({ setHtmlAttributes, setHeadComponents }: RenderBodyArgs): void {
  const light = withPrefix("/favicon-light.svg")
  const dark = withPrefix("/favicon-dark.svg")
  // In an attribute: a style element would be one more that the policy has to name.
  setHtmlAttributes({ lang: __CONTENT_LANGUAGE__, style: { "--site-url": JSON.stringify(__SITE_URL__) } as object })
  setHeadComponents([
    <meta key="theme-colour" name="theme-color" content={__ACCENT__?.primary ?? THEME_COLOUR} />,
    ...(__ACCENT__ === null ? [] : [<style key="accent">{__ACCENT__.style}</style>]),
    <link
      key="icon"
      id={SITE_ICON_ID}
      rel="icon"
      type="image/svg+xml"
      href={light}
      data-light={light}
      data-dark={dark}
    />,
    <noscript key="icon-dark">
      <link rel="icon" type="image/svg+xml" href={dark} media="(prefers-color-scheme: dark)" />
    </noscript>,
    <link key="manifest" rel="manifest" href={withPrefix(WEB_MANIFEST_PATH)} />,
    <link key="touch-icon" rel="apple-touch-icon" href={withPrefix(TOUCH_ICON_PATH)} />,
    <script
      key={`boot-${__STYLES_DIGEST__}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, printed
      dangerouslySetInnerHTML={{
        __html: `${printBootTheme()};(${mendAddress})(${JSON.stringify(LONE_PERCENT)});${printBoot(displayFace)}`,
      }}
    />,
  ])
}
