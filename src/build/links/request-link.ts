import { setTimeout as wait } from "node:timers/promises"

import { failureReason, publicRequest, refusalOf } from "~/src/build/network/public-request"

export const LINK_LIMITS = {
  timeoutMs: 15_000,
  /** For a host that is busy. */
  retries: 2,
  /** The wait before a retry, unless the host names one. */
  retryMs: 2000,
  longestWaitMs: 30_000,
}

type Limits = typeof LINK_LIMITS

/** `message` continues a sentence about the address. */
export type LinkAnswer =
  | { outcome: "found" }
  /** All redirects were permanent. */
  | { outcome: "moved"; to: string }
  | { outcome: "gone"; message: string }
  /** No such host, or no server. If that is true of all hosts, this machine is offline. */
  | { outcome: "unreachable"; message: string }
  /** The host refuses programs, or has a problem now. */
  | { outcome: "unknown"; message: string }

const request = publicRequest(["https:", "http:"])

const USER_AGENT = "Mozilla/5.0 (compatible; link check of a personal website)"
const MOST_REDIRECTS = 10
const PERMANENT = [301, 308]
const BUSY = [429, 502, 503, 504]
const GONE = [404, 410]
const UNREACHABLE = ["ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "CERT_HAS_EXPIRED", "ERR_TLS_CERT_ALTNAME_INVALID"]

/** Returns whether an address leads to a page. Sends HEAD, or GET if the host refuses HEAD. Never rejects. */
export async function requestLink(address: string, limits: Limits = LINK_LIMITS): Promise<LinkAnswer> {
  let url = address
  let isPermanent = true
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const { status, location } = await requestPage(url, limits)
      if (location === null) return toAnswer(status, isPermanent && isOther(address, url) ? url : null)
      isPermanent &&= PERMANENT.includes(status)
      url = new URL(location, url).href
    }
    return { outcome: "gone", message: "redirects in a circle" }
  } catch (error) {
    return describeFailure(error)
  }
}

/** Without the fragment, which is never sent, so a redirect cannot know it. */
function isOther(address: string, url: string): boolean {
  return address.split("#")[0] !== url.split("#")[0]
}

async function requestPage(url: string, limits: Limits) {
  const response = await requestPatiently(url, "HEAD", limits)
  return response.status < 400 || BUSY.includes(response.status) ? response : requestPatiently(url, "GET", limits)
}

/** Repeats the request while the host is busy. ofetch's own retries would share one timeout. */
async function requestPatiently(url: string, method: "HEAD" | "GET", limits: Limits) {
  for (let tries = 0; ; tries += 1) {
    const { status, headers } = await requestHeaders(url, method, limits)
    if (!BUSY.includes(status) || tries === limits.retries) {
      return { status, location: status >= 300 && status < 400 ? headers.get("location") : null }
    }
    await wait(retryWaitMs(headers.get("retry-after"), limits))
  }
}

async function requestHeaders(url: string, method: "HEAD" | "GET", { timeoutMs }: Limits) {
  const controller = new AbortController()
  try {
    return await request.raw(url, {
      method,
      redirect: "manual",
      responseType: "stream",
      headers: { "user-agent": USER_AGENT, accept: "text/html,*/*;q=0.8" },
      retry: 0,
      ignoreResponseError: true,
      signal: AbortSignal.any([controller.signal, AbortSignal.timeout(timeoutMs)]),
    })
  } finally {
    // The body is not read.
    controller.abort()
  }
}

/** Returns the wait that `Retry-After` names, as a number of seconds or a date. */
export function retryWaitMs(retryAfter: string | null, { retryMs, longestWaitMs }: Limits, now = Date.now()): number {
  const text = retryAfter?.trim() ?? ""
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Number.isNaN(ms) ? retryMs : Math.min(Math.max(ms, 0), longestWaitMs)
}

function toAnswer(status: number, movedTo: string | null): LinkAnswer {
  if (GONE.includes(status)) return { outcome: "gone", message: `answers with status ${status}` }
  if (status >= 400) return { outcome: "unknown", message: `answers a program with status ${status}` }
  return movedTo === null ? { outcome: "found" } : { outcome: "moved", to: movedTo }
}

function describeFailure(error: unknown): LinkAnswer {
  const refusal = refusalOf(error)
  if (refusal !== null) return { outcome: "gone", message: refusal }
  const reason = failureReason(error)
  if (UNREACHABLE.includes(reason)) return { outcome: "unreachable", message: `cannot be reached: ${reason}` }
  const isLate = /timeout|aborted/i.test(reason)
  return { outcome: "unknown", message: isLate ? "did not answer in time" : `could not be requested: ${reason}` }
}
