/**
 * Runs inline before Gatsby: it decodes the hash of the address, and an address like `/#50%`, which
 * cannot be decoded, would leave the page blank. Such a hash means nothing and is dropped (N3).
 */
export function dropBrokenHash(): void {
  try {
    decodeURI(location.hash)
  } catch {
    history.replaceState(null, "", location.pathname + location.search)
  }
}
