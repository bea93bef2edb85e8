/**
 * Runs inline before Gatsby, which decodes the address and would leave the page dead where that fails (N3, R4). A broken
 * hash, as in `/#50%`, means nothing and is dropped; in a broken path, as in `/50%`, each sign stands for itself.
 */
export function mendAddress(): void {
  const { pathname, search, hash } = location
  let path = pathname
  let end = search + hash
  try {
    decodeURIComponent(pathname)
  } catch {
    path = pathname.replace(/%/g, "%25")
  }
  try {
    decodeURI(hash)
  } catch {
    end = search
  }
  if (path + end !== pathname + search + hash) history.replaceState(null, "", path + end)
}
