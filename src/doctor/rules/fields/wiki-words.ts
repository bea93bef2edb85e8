/** Returns the words that a link of a wiki shows, as in `[[people/Jane Doe]]` or `[[jane|Jane Doe]]`; undefined for another text. */
export function wordsOfWikiLink(text = ""): string | undefined {
  const [, page, label = page?.split("/").at(-1)] = /^\[\[([^[\]|]+)(?:\|([^[\]|]+))?\]\]$/.exec(text.trim()) ?? []
  return label?.trim()
}
