/** Returns what was expected of an invalid https address, as the end of “Expected …”; null for a valid one. */
export function expectedAddress(url: string): string | null {
  const host = /^https:\/\/([^/?#]*)/.exec(url)?.[1]
  if (host === undefined) return "an address that begins with https://"
  if (/^(?:https?:)?$/.test(host)) return "a host after https://"
  if (/\s|%20/.test(host)) return "a host without spaces after https://"
  if (!URL.canParse(url)) return "an address with a valid host and port"
  if (new URL(url).password !== "") return "an address without a password, which readers would see"
  return /\s/.test(url) ? "an address with %20 instead of spaces" : null
}
