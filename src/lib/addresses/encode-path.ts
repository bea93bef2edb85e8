/**
 * Percent-encodes the parts of a path, so that it can be written in Markdown, HTML and URLs.
 * @example encodePath("images/a clock (1).png") → "images/a%20clock%20%281%29.png"
 */
export function encodePath(path: string): string {
  return path.replace(/[^/]+/g, (part) =>
    encodeURIComponent(part).replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
  )
}
