/** An icon as Iconify describes it: the content of an SVG and the size of its view box (I1). */
export type IconData = { body: string; width: number; height: number }

/** An icon of the content. If its set is not installed, the build knows only its name, e.g. `mdi:email` (I2). */
export type QueriedIcon = { name: string } & { [Key in keyof IconData]: IconData[Key] | null }

/** The sources of icons whose sets are not installed, from the settings (I2). */
export type IconSources = {
  /** A path of the site, without the base path. */
  ownPath?: string | undefined
  /** The https address of a service with Iconify's API. */
  service?: string | undefined
}

/** The SVGs of the interface's icons, which the build inserts (I1). */
export const INTERFACE_ICON_DATA = __INTERFACE_ICONS__

/** Returns an icon as a `url(…)` for CSS masks. */
export function svgUrl({ body, width, height }: IconData): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}
