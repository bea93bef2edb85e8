import dns from "node:dns"
import { isIP, type LookupFunction } from "node:net"
import ipaddr from "ipaddr.js"
import { type $Fetch, createFetch } from "ofetch"
import { Agent, buildConnector, fetch } from "undici"

/** Why a request failed; `message` is written to follow the URL: “… did not answer in time”. */
type RequestFailure = {
  kind: "status" | "refused" | "unreachable" | "timeout" | "other"
  message: string
  status?: number
}

class RefusedConnection extends Error {}

/** Errors of a request that reached no server, or the wrong one. */
const UNREACHABLE = ["ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "CERT_HAS_EXPIRED", "ERR_TLS_CERT_ALTNAME_INVALID"]

/**
 * Returns a fetch function that connects only to public hosts, also when it follows a redirect (S5). It checks the very IP address
 * to which it connects, so a host cannot pass the check with one address and then be reached at another.
 */
export function publicRequest(protocols: readonly string[], resolve: LookupFunction = dns.lookup): $Fetch {
  const connectPublic = buildConnector({ lookup: publicLookup(resolve) })
  const connectAnywhere = buildConnector({})
  const dispatcher = new Agent({
    connect(options, callback) {
      const { protocol, host, hostname } = options
      const origin = `${protocol}//${host}`
      // Set by tests: the origin of the one local server that may be reached.
      if (origin === process.env.TEST_LOCAL_ORIGIN) return connectAnywhere(options, callback)
      if (!protocols.includes(protocol)) {
        return callback(new RefusedConnection(`leads to ${origin}, not to an https address`), null)
      }
      // An IP address is not looked up, so `publicLookup` does not see it.
      if (isIP(hostname) !== 0 && !isPublicAddress(hostname)) return callback(refusal(hostname), null)
      return connectPublic(options, callback)
    },
  })
  const checked = (url: string, options: object) => fetch(url, { ...options, dispatcher })
  // Only the types differ: Node's own fetch comes from an earlier release of undici.
  return createFetch({ fetch: checked as unknown as typeof globalThis.fetch })
}

/** Returns whether an IP address is public. An IPv4 address that is written as IPv6 never is (S5). */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === "unicast"
}

/** Returns the reason at the bottom of a chain of errors; that of fetch itself only says “fetch failed”. */
export function failureOf(error: unknown): RequestFailure {
  const { cause, code, name, message, status } = error as Error & { code?: unknown; status?: number }
  if (status !== undefined) return { kind: "status", message: `answers with status ${status}`, status }
  if (cause) return failureOf(cause)
  if (error instanceof RefusedConnection) return { kind: "refused", message }
  const reason = typeof code === "string" ? code : message
  if (UNREACHABLE.includes(reason)) return { kind: "unreachable", message: `cannot be reached: ${reason}` }
  if (/timed?_?out|abort/i.test(`${name} ${reason}`)) return { kind: "timeout", message: "did not answer in time" }
  return { kind: "other", message: `could not be fetched: ${reason}` }
}

function publicLookup(resolve: LookupFunction): LookupFunction {
  return (name, options, callback) => {
    resolve(name, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : []
      const [first] = addresses
      if (error || first === undefined) return callback(error ?? new Error("ENOTFOUND"), [])
      const refused = addresses.find(({ address }) => !isPublicAddress(address))
      if (refused !== undefined) return callback(refusal(`${name} (${refused.address})`), [])
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
    })
  }
}

function refusal(where: string): RefusedConnection {
  return new RefusedConnection(`leads to ${where}, an address that is not public`)
}
