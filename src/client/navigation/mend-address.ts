/** Stands in an address for a `%` that begins no code; it looks the same, and survives being decoded. */
export const LONE_PERCENT = "％"

/**
 * Runs inline before Gatsby, which decodes the address more than once and would leave the page dead where that fails
 * (N3, R4). A broken hash, as in `/#50%`, means nothing and is dropped; a broken path, as in `/50%`, is kept readable.
 */
export function mendAddress(lonePercent: string): void {
  const { pathname, search, hash } = location
  let path = pathname
  let end = search + hash
  try {
    decodeURIComponent(pathname)
  } catch {
    path = pathname.replace(/%/g, lonePercent)
  }
  try {
    decodeURI(hash)
  } catch {
    end = search
  }
  if (path + end !== pathname + search + hash) history.replaceState(null, "", path + end)
}
