/**
 * Resolves the target of a link or of `navigate`. In a browser a path that begins with two slashes names another host; here it
 * stays a path of this site, without a page (P2). Only an address with a scheme leads elsewhere.
 */
export function siteAddress(to: string, here: string): URL {
  const address = new URL(to, here)
  const { origin } = new URL(here)
  const hasScheme = /^\s*[a-z][a-z0-9+.-]*:/i.test(to)
  return address.origin === origin || hasScheme ? address : new URL(origin + to.trim())
}
