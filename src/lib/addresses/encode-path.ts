/** Percent-encodes the parts of a path, so that it can be written in Markdown, HTML and URLs. */
export function encodePath(path: string): string {
  return path.replace(/[^/]+/g, (part) =>
    encodeURIComponent(part).replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
  )
}
