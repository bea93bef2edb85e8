/** Returns what an https address lacks, as the end of “expected …”; null for a right one. */
export function expectedAddress(url: string): string | null {
  const host = /^https:\/\/([^/?#]*)/.exec(url)?.[1]
  if (host === undefined) return "an address that begins with https://"
  if (/^(?:https?:)?$/.test(host)) return "a host after https://"
  if (/\s|%20/.test(host)) return "a host without spaces after https://"
  if (!URL.canParse(url)) return "a host, and a port if there is one, that can exist"
  return /\s/.test(url) ? "an address without spaces, for which %20 stands" : null
}
