/** Returns the canonical spelling of an image's https address; null for anything else, such as a file name (G2). */
export function remoteAddress(src: string): string | null {
  if (!/^https:\/\//i.test(src)) return null
  try {
    // Markdown encodes these characters on its way to HTML; front matter does not.
    return new URL(src.replace(/[^\x21-\x7e]|["<>\\^`{|}[\]]/gu, encodeURIComponent)).href
  } catch {
    return null
  }
}
