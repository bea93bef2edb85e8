/** Replaces a `%` that begins no escape sequence: it looks the same and can be decoded. */
export const LONE_PERCENT = "％"

/**
 * Drops a hash that cannot be decoded, as in `/#50%`, and makes a path decodable, as in `/50%` (N3, R4). Gatsby decodes
 * the address more than once, and a failure there leaves the page without scripts. Never throws,
 * because the boot script goes on after it.
 */
export function repairMalformedUrl(): void {
  const { origin, pathname, search, hash } = location
  let path = pathname
  let end = search + hash
  try {
    decodeURIComponent(pathname)
  } catch {
    path = pathname.replace(/%/g, LONE_PERCENT)
  }
  try {
    decodeURI(hash)
  } catch {
    end = search
  }
  if (path + end === pathname + search + hash) return
  try {
    // With the origin, because a path that begins with `//` would name another host.
    history.replaceState(null, "", origin + path + end)
  } catch {
    // Browsers limit how often the address may change.
  }
}
