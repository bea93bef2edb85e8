import dns from "node:dns"
import { isIP, type LookupFunction } from "node:net"
import ipaddr from "ipaddr.js"
import { type $Fetch, createFetch } from "ofetch"
import { Agent, buildConnector, fetch } from "undici"

/** Answers with all addresses of a host name. */
type Resolve = (
  name: string,
  options: dns.LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: dns.LookupAddress[]) => void,
) => void

/** Its message continues a sentence about the URL, as does `refusalOf`. */
class RefusedConnection extends Error {}

/**
 * Returns a fetch function that reaches public hosts only, at every redirect (S5). It checks the IP address to which it
 * connects, so a host name that resolves to another address later has no effect.
 */
export function publicRequest(protocols: readonly string[], resolve: Resolve = dns.lookup): $Fetch {
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
      // No name is looked up for an IP address.
      if (isIP(hostname) !== 0 && !isPublicAddress(hostname)) return callback(refusal(hostname), null)
      return connectPublic(options, callback)
    },
  })
  const checked = (url: string, options: object) => fetch(url, { ...options, dispatcher })
  // Only the types differ: Node's own fetch is an earlier undici.
  return createFetch({ fetch: checked as unknown as typeof globalThis.fetch })
}

/**
 * Returns whether anybody on the internet can reach an IP address: it is not loopback, private, link-local, unique-local,
 * shared (CGNAT), multicast, unspecified, reserved, or IPv4 written as IPv6 (S5).
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === "unicast"
}

/** Returns why a request was refused; null if it failed for another reason. */
export function refusalOf(error: unknown): string | null {
  if (error instanceof RefusedConnection) return error.message
  return error instanceof Error && error.cause !== undefined ? refusalOf(error.cause) : null
}

/** Returns the innermost reason of a failed request, e.g. `ENOTFOUND`; fetch itself only says “fetch failed”. */
export function failureReason(error: unknown): string {
  const { cause, code, name, message } = error as { cause?: unknown; code?: unknown; name: string; message: string }
  if (cause) return failureReason(cause)
  return typeof code === "string" ? code : name === "TimeoutError" ? name : message
}

function publicLookup(resolve: Resolve): LookupFunction {
  return (name, options, callback) => {
    resolve(name, { ...options, all: true } as dns.LookupAllOptions, (error, addresses) => {
      const [first] = addresses ?? []
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
