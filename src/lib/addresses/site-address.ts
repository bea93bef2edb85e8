/**
 * Returns the address that a link or a call of `navigate` leads to. A path that begins with two slashes names another host in
 * a browser; here it stays a path of this site, which no page has (P2). Only an address with a scheme leads elsewhere.
 */
export function siteAddress(to: string, here: string): URL {
  const address = new URL(to, here)
  const { origin } = new URL(here)
  return address.origin === origin || hasScheme(to) ? address : new URL(origin + to.trim())
}

function hasScheme(address: string): boolean {
  return /^\s*[a-z][a-z0-9+.-]*:/i.test(address)
}
