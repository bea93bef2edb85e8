/** `src` includes the base path; `purpose` says whether a device may crop the icon. */
export type ManifestIcon = { src: string; sizes: string; type: string; purpose: "any" | "maskable" }

export type ManifestSite = {
  title: string
  name: string
  description: string
  language: string
  /** The home page with base path; the scope of the site. */
  home: string
  accent: string
  icons: readonly ManifestIcon[]
}

/** As `--page` in tokens.css. */
const BACKGROUND = "#ffffff"

/** Returns the web manifest: the site's name, icons and colours on a home screen. */
export function webManifest({ title, name, description, language, home, accent, icons }: ManifestSite): string {
  const manifest = {
    id: home,
    name: title,
    short_name: name,
    description,
    lang: language,
    dir: "auto",
    start_url: home,
    scope: home,
    // With a back button, because links lead to other sites.
    display: "minimal-ui",
    theme_color: accent,
    background_color: BACKGROUND,
    icons,
  }
  return JSON.stringify(manifest, null, 2)
}
