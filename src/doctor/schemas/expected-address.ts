const FURTHER_ADDRESS = /\s\W?https?:\/\//i

/** Returns what was expected of an invalid https address, as the end of “Expected …”; null for a valid one. */
export function expectedAddress(url: string): string | null {
  const host = /^https:\/\/([^/?#]*)/.exec(url)?.[1]
  if (host === undefined) return "an address that begins with https://"
  if (/^(?:https?:)?$/.test(host)) return "a host after https://"
  if (FURTHER_ADDRESS.test(url)) return "one address"
  if (/\s|%20/.test(host)) return "a host without spaces after https://"
  if (!URL.canParse(url)) return "an address with a valid host and port"
  if (new URL(url).password !== "") return "an address without a password, which readers would see"
  return /\s/.test(url) ? "an address with %20 instead of spaces" : null
}

/** What looks like a host, but is a file. */
const FILE =
  /^[^/]*\.(?:pdf|html?|mdx?|png|jpe?g|gif|svg|webp|mp4|webm|vtt|zip|docx?|txt|csv|json|ya?ml|xml|php|aspx?|[jt]sx?)$/i

/**
 * Returns the https address that a text means, if its scheme is missing, wrong or repeated; undefined for any other text and for
 * several addresses.
 */
export function meantAddress(text: string): string | undefined {
  const [, scheme = "", rest = ""] = /^((?:https?:\/*)*)(.*)$/is.exec(text.trim()) ?? []
  const isHost = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[:/?#]\S*)?$/i.test(rest) && !FILE.test(rest)
  return (scheme !== "" || isHost) && !FURTHER_ADDRESS.test(rest) ? `https://${rest.replaceAll(" ", "%20")}` : undefined
}

/** Returns the fix for an address with http: that this https address may replace. */
export function adviseHttps(address: string): string {
  return `Write ${address}, and check that it opens.`
}
