/** An icon as Iconify describes it: the inside of an SVG and the size of its view box (I1). */
export type IconData = { body: string; width: number; height: number }

/** An icon as an address for styles, to be used as a mask: what is drawn there has no colour of its own. */
export function svgUrl({ body, width, height }: IconData): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}
