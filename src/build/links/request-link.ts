import { failureOf, publicRequest } from "~/src/build/network/public-request"

export const LINK_LIMITS = {
  timeoutMs: 15_000,
  /** How often a request to a busy host is repeated. */
  retries: 2,
  /** The wait before a retry, unless the host says how long to wait. */
  retryMs: 2000,
  longestWaitMs: 30_000,
}

type Limits = typeof LINK_LIMITS

/** A page has moved if all redirects to it are permanent. A `message` follows the address: “… answers with status 404”. */
export type LinkAnswer =
  | { outcome: "found" }
  | { outcome: "moved"; to: string }
  /** `unknown` if the host refuses requests by programs, or has a temporary problem. */
  | { outcome: "gone" | "unreachable" | "unknown"; message: string }

const request = publicRequest(["https:", "http:"])

const USER_AGENT = "Mozilla/5.0 (compatible; link check of a personal website)"
const MOST_REDIRECTS = 10
const PERMANENT = [301, 308]
const BUSY = [429, 502, 503, 504]
const GONE = [404, 410]

/** Checks whether an address without a fragment leads to a page: with HEAD, then with GET if the host refuses HEAD. Never rejects. */
export async function requestLink(address: string, limits: Limits = LINK_LIMITS): Promise<LinkAnswer> {
  let url = address
  let isPermanent = true
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const { status, headers } = await requestPage(url, limits)
      const location = status >= 300 && status < 400 ? headers.get("location") : null
      const movedTo = isPermanent && url.split("#")[0] !== address ? url : null
      if (location === null) return toAnswer(status, movedTo)
      isPermanent &&= PERMANENT.includes(status)
      url = new URL(location, url).href
    }
    return { outcome: "gone", message: "redirects in a circle" }
  } catch (error) {
    const { kind, message } = failureOf(error)
    return { outcome: kind === "refused" ? "gone" : kind === "unreachable" ? kind : "unknown", message }
  }
}

async function requestPage(url: string, limits: Limits): Promise<Response> {
  const head = await requestHeaders(url, "HEAD", limits)
  return head.status < 400 || BUSY.includes(head.status) ? head : requestHeaders(url, "GET", limits)
}

/** Repeats the request while the host is busy. */
async function requestHeaders(url: string, method: "HEAD" | "GET", limits: Limits): Promise<Response> {
  const controller = new AbortController()
  try {
    return await request.raw(url, {
      method,
      redirect: "manual",
      responseType: "stream",
      headers: { "user-agent": USER_AGENT, accept: "text/html,*/*;q=0.8" },
      retry: limits.retries,
      retryStatusCodes: BUSY,
      retryDelay: ({ response }) => retryWaitMs(response?.headers.get("retry-after") ?? "", limits),
      // Gives each try its own time limit. That of ofetch covers all tries together.
      onRequest: ({ options }) => {
        options.signal = AbortSignal.any([controller.signal, AbortSignal.timeout(limits.timeoutMs)])
      },
    })
  } catch (error) {
    const { response } = error as { response?: Response }
    if (response === undefined) throw error
    return response
  } finally {
    // Drops the unread body.
    controller.abort()
  }
}

/** Returns the wait in milliseconds that a `Retry-After` header asks for, which is a number of seconds or a date. */
export function retryWaitMs(retryAfter: string, { retryMs, longestWaitMs }: Limits, now = Date.now()): number {
  const text = retryAfter.trim()
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Number.isNaN(ms) ? retryMs : Math.min(Math.max(ms, 0), longestWaitMs)
}

function toAnswer(status: number, movedTo: string | null): LinkAnswer {
  if (GONE.includes(status)) return { outcome: "gone", message: `answers with status ${status}` }
  if (status >= 400) return { outcome: "unknown", message: `answers a program with status ${status}` }
  return movedTo === null ? { outcome: "found" } : { outcome: "moved", to: movedTo }
}
