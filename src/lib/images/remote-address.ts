/**
 * The one spelling of a picture's https address, the same for front matter, Markdown and the HTML made from it; null
 * for a file's name and for what is no such address (G2).
 */
export function remoteAddress(src: string): string | null {
  if (!/^https:\/\//i.test(src)) return null
  try {
    // Markdown encodes these characters on its way to HTML; front matter does not.
    return new URL(src.replace(/[^\x21-\x7e]|["<>\\^`{|}[\]]/gu, encodeURIComponent)).href
  } catch {
    return null
  }
}
