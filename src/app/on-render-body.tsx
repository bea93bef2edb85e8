import { type RenderBodyArgs, withPrefix } from "gatsby"
import type { CSSProperties } from "react"

import { SITE_ICON_ID } from "~/src/client/theme/show-theme"
import { TOUCH_ICON_PATH, WEB_MANIFEST_PATH } from "~/src/lib/addresses/paths"
import { BUILD_ID_META } from "~/src/lib/document/build-manifest"
import { BUILD_ID_PLACEHOLDER } from "~/src/lib/document/page-document"
import displayFont from "~/src/styles/fonts/newsreader-display.woff2"

/** Adds the elements that every page needs before the first paint (T2, T4, L6). */
export function onRenderBody({ setHtmlAttributes, setHeadComponents, pathname }: RenderBodyArgs): void {
  const light = withPrefix("/favicon-light.svg")
  const dark = withPrefix("/favicon-dark.svg")
  // An attribute, so that the policy need not allow another style element.
  setHtmlAttributes({
    lang: __CONTENT_LANGUAGE__,
    ...(__DIRECTION__ === "rtl" && { dir: __DIRECTION__ }),
    style: { "--site-url": JSON.stringify(__SITE_URL__) } as CSSProperties,
  })
  setHeadComponents([
    __PAGE_DOCUMENT__ && <meta key="build-id" name={BUILD_ID_META} content={BUILD_ID_PLACEHOLDER} />,
    <meta key="theme-colour" name="theme-color" content={__THEME_COLOUR__} />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles; as text, React would escape their quotation marks
    __LOOK__.style && <style key="look" dangerouslySetInnerHTML={{ __html: __LOOK__.style }} />,
    // The boot script changes the icon where there are scripts.
    <noscript key="unscripted">
      <link rel="icon" type="image/svg+xml" href={dark} media="(prefers-color-scheme: dark)" />
    </noscript>,
    // The last one is that of programs that know neither scripts nor themes.
    <link
      key="icon"
      id={SITE_ICON_ID}
      rel="icon"
      type="image/svg+xml"
      href={light}
      data-light={light}
      data-dark={dark}
    />,
    <link key="manifest" rel="manifest" href={withPrefix(WEB_MANIFEST_PATH)} />,
    <link key="touch-icon" rel="apple-touch-icon" href={withPrefix(TOUCH_ICON_PATH)} />,
    <script
      key="boot"
      data-font={__LOOK__.font ?? displayFont}
      data-counts={__HAS_ANALYTICS__ ? "" : undefined}
      data-path={__PAGE_DOCUMENT__ ? pathname : undefined}
      data-compilation={__PAGE_DOCUMENT__?.compilation}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own modules, bundled
      dangerouslySetInnerHTML={{ __html: __BOOT_SCRIPT__ }}
    />,
  ])
}
