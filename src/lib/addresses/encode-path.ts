/** Returns a path as Markdown, HTML and URLs name it, with percent codes for all characters that have a meaning in one of them. */
export function encodePath(path: string): string {
  return path.replace(/[^/]+/g, (part) =>
    encodeURIComponent(part).replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
  )
}
