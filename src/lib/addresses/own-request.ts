const OWN_NAMES = ["localhost", "127.0.0.1", "[::1]"]
/** `Sec-Fetch-Site` of a request from a page of the same site, from the address bar, or from an old browser. */
const OWN_SITES = [undefined, "same-origin", "same-site", "none"]
const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i
const ORIGIN = /^https?:\/\/([^/]+)$/i

type Headers = {
  host?: string | undefined
  origin?: string | undefined
  "sec-fetch-site"?: string | string[] | undefined
}

/**
 * True for a request from a page of this machine, or from no page: `Host` and `Origin` name this machine, with any port, and the
 * browser does not call it cross-site (S4).
 * @param name the server's name as in `--host`
 * @example isOwnRequest({ host: "localhost:8000", origin: "https://evil.example" }) → false
 */
export function isOwnRequest(headers: Headers, name = "localhost"): boolean {
  const names = [...OWN_NAMES, (name.includes(":") ? `[${name}]` : name).toLowerCase()]
  const isOwn = (host = "") => names.includes(HOST.exec(host)?.[1]?.toLowerCase() ?? "")
  const { host, origin, "sec-fetch-site": site } = headers
  if (!isOwn(host) || !OWN_SITES.some((own) => own === site)) return false
  return origin === undefined || isOwn(ORIGIN.exec(origin)?.[1])
}
