/** Stands in an address for a `%` that begins no code. It looks the same, and survives being decoded. */
export const LONE_PERCENT = "％"

/**
 * Repairs the address before Gatsby starts, which decodes it more than once and leaves the page dead where that fails (N3,
 * R4). A malformed hash, as in `/#50%`, means nothing and is dropped; a malformed path, as in `/50%`, stays readable. Never throws.
 */
export function repairMalformedUrl(): void {
  const { pathname, search, hash } = location
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
  if (path + end !== pathname + search + hash) history.replaceState(null, "", location.origin + path + end)
}
