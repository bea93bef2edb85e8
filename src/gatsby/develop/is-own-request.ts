import type { IncomingHttpHeaders } from "node:http"

const OWN_NAMES = ["localhost", "127.0.0.1", "[::1]"]
/** What browsers say of a request from a page of the same site, or from their address bar. */
const OWN_SITES = [undefined, "same-origin", "same-site", "none"]
const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i
const ORIGIN = /^https?:\/\/([^/]+)$/i

/**
 * True for a request from a page of this machine, or from no page: `Host` and `Origin` name this machine, with any port, and the
 * browser does not call it cross-site (S4).
 * @param name what the server is called besides, as in `--host`
 */
export function isOwnRequest(headers: IncomingHttpHeaders, name = "localhost"): boolean {
  const names = [...OWN_NAMES, (name.includes(":") ? `[${name}]` : name).toLowerCase()]
  const isOwn = (host = "") => names.includes(HOST.exec(host)?.[1]?.toLowerCase() ?? "")
  const { host, origin, "sec-fetch-site": site } = headers
  if (!isOwn(host) || !OWN_SITES.some((own) => own === site)) return false
  return origin === undefined || isOwn(ORIGIN.exec(origin)?.[1])
}
