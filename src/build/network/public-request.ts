import dns from "node:dns"
import { isIP, type LookupFunction } from "node:net"
import { type $Fetch, createFetch } from "ofetch"
import { Agent, buildConnector, fetch } from "undici"

import { isPublicAddress } from "~/src/build/network/public-address"

type Protocol = "https:" | "http:"

/** Answers with all addresses of a name. */
type Resolve = (
  name: string,
  options: dns.LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: dns.LookupAddress[]) => void,
) => void

/** A connection that is not made; the message continues a sentence about the address that was asked for. */
class RefusedConnection extends Error {}

/**
 * Makes requests that reach public hosts only, by the given protocols, at every redirect (S5). The addresses of a name are
 * checked where the connection is made, and the connection goes to one of these, so an answer that changes has no effect.
 */
export function publicRequest(protocols: readonly Protocol[], resolve: Resolve = dns.lookup): $Fetch {
  const connectPublic = buildConnector({ lookup: publicLookup(resolve) })
  const connectAnywhere = buildConnector({})
  const dispatcher = new Agent({
    connect(options, callback) {
      const { protocol, host, hostname } = options
      const origin = `${protocol}//${host}`
      if (isAllowedByTests(origin)) return connectAnywhere(options, callback)
      if (!protocols.some((allowed) => allowed === protocol)) {
        return callback(new RefusedConnection(`which leads to ${origin}, not to an https address`), null)
      }
      // No name is resolved for an IP address.
      if (isIP(hostname) !== 0 && !isPublicAddress(hostname)) return callback(refusal(hostname), null)
      return connectPublic(options, callback)
    },
  })
  const checked = (address: string, options: object) => fetch(address, { ...options, dispatcher })
  // The two differ in their types alone: Node's own fetch is an earlier undici.
  return createFetch({ fetch: checked as unknown as typeof globalThis.fetch })
}

/** Why a request was refused, as the end of a sentence about its address; null when something else went wrong. */
export function refusalOf(error: unknown): string | null {
  if (error instanceof RefusedConnection) return error.message
  return error instanceof Error && error.cause !== undefined ? refusalOf(error.cause) : null
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
  return new RefusedConnection(`which leads to ${where}, an address that is not public`)
}

/** `TEST_LOCAL_ORIGIN` names the one local server that a test has started, e.g. `https://127.0.0.1:41234`. Only tests set it. */
function isAllowedByTests(origin: string): boolean {
  return origin === process.env.TEST_LOCAL_ORIGIN
}
