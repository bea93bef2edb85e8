/** A picture of the manifest: its address with base path, and how it may be cut. */
export type ManifestIcon = { src: string; sizes: string; type: string; purpose: "any" | "maskable" }

export type ManifestSite = {
  title: string
  name: string
  description: string
  language: string
  /** Of the home page, with base path: everything below is the site. */
  home: string
  accent: string
  icons: readonly ManifestIcon[]
}

/** As `--page` in tokens.css: what is seen while the site opens from a home screen. */
const GROUND = "#ffffff"

/** The web manifest: how the site is called and what it looks like among the apps of a device. */
export function webManifest({ title, name, description, language, home, accent, icons }: ManifestSite): string {
  return JSON.stringify(
    {
      id: home,
      name: title,
      short_name: name,
      description,
      lang: language,
      dir: "auto",
      start_url: home,
      scope: home,
      // With the browser's way back, because links lead to other sites.
      display: "minimal-ui",
      theme_color: accent,
      background_color: GROUND,
      icons,
    },
    null,
    2,
  )
}
