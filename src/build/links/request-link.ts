import { publicRequest, refusalOf } from "~/src/build/network/public-request"

export type AskLimits = {
  timeoutMs: number
  /** How often a host that is busy or in trouble is asked again. */
  retries: number
  /** How long to wait before that, if the host does not say. */
  retryMs: number
  /** The longest wait that a host may ask for. */
  longestWaitMs: number
}

export const ASK_LIMITS: AskLimits = { timeoutMs: 15_000, retries: 2, retryMs: 2000, longestWaitMs: 30_000 }

/** What an address leads to; `why` continues a sentence about it. */
export type Answer =
  | { outcome: "there" }
  /** For good: only permanent redirects led there. */
  | { outcome: "moved"; to: string }
  | { outcome: "gone"; why: string }
  /** There is no such host, or nobody listens there: for all hosts at once it is this machine that has no network. */
  | { outcome: "nobody"; why: string }
  /** The host does not let programs look, or is in trouble now. */
  | { outcome: "unknown"; why: string }

const request = publicRequest(["https:", "http:"])

type Method = "HEAD" | "GET"
type Reply = { status: number; location: string | null }

const USER_AGENT = "Mozilla/5.0 (compatible; link check of a personal website)"
const MOST_REDIRECTS = 10
const PERMANENT = [301, 308]
const BUSY = [429, 502, 503, 504]
const GONE = [404, 410]
/** The names by which fetch tells that there is no such host, or nobody who is right for it. */
const NOBODY = ["ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "CERT_HAS_EXPIRED", "ERR_TLS_CERT_ALTNAME_INVALID"]

/** Asks an address as politely as possible: HEAD first, GET where that is refused. Never rejects. */
export async function askAddress(address: string, limits: AskLimits = ASK_LIMITS): Promise<Answer> {
  let at = address
  let isPermanent = true
  try {
    for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
      const { status, location } = await askOnce(at, limits)
      if (location === null) return judge(status, { to: at, hasMoved: isPermanent && hops > 0 && isOther(address, at) })
      isPermanent &&= PERMANENT.includes(status)
      at = new URL(location, at).href
    }
    return { outcome: "gone", why: "which leads in a circle" }
  } catch (error) {
    return explain(error)
  }
}

/** A hash is never sent, so that a redirect cannot know it. */
function isOther(address: string, to: string): boolean {
  return address.split("#")[0] !== to.split("#")[0]
}

async function askOnce(address: string, limits: AskLimits): Promise<Reply> {
  const reply = await askPatiently(address, "HEAD", limits)
  return reply.status < 400 || BUSY.includes(reply.status) ? reply : askPatiently(address, "GET", limits)
}

/** Asks a busy host again; each time anew, because ofetch has no time-out for its own second try. */
async function askPatiently(address: string, method: Method, limits: AskLimits): Promise<Reply> {
  for (let tries = 0; ; tries += 1) {
    const { status, headers } = await ask(address, method, limits)
    if (!BUSY.includes(status) || tries === limits.retries) {
      return { status, location: status >= 300 && status < 400 ? headers.get("location") : null }
    }
    const ms = waitMs(headers.get("retry-after"), limits)
    await new Promise((resolve) => setTimeout(resolve, ms))
  }
}

async function ask(address: string, method: Method, { timeoutMs }: AskLimits) {
  const stop = new AbortController()
  try {
    return await request.raw(address, {
      method,
      redirect: "manual",
      responseType: "stream",
      headers: { "user-agent": USER_AGENT, accept: "text/html,*/*;q=0.8" },
      retry: 0,
      ignoreResponseError: true,
      signal: AbortSignal.any([stop.signal, AbortSignal.timeout(timeoutMs)]),
    })
  } finally {
    // Nobody reads the page itself.
    stop.abort()
  }
}

/** `Retry-After` is a number of seconds or a date. */
export function waitMs(retryAfter: string | null, { retryMs, longestWaitMs }: AskLimits, now = Date.now()): number {
  const text = retryAfter?.trim() ?? ""
  const asked = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Number.isNaN(asked) ? retryMs : Math.min(Math.max(asked, 0), longestWaitMs)
}

function judge(status: number, { to, hasMoved }: { to: string; hasMoved: boolean }): Answer {
  if (GONE.includes(status)) return { outcome: "gone", why: `which answers with status ${status}` }
  if (status >= 400) return { outcome: "unknown", why: `which answers a program with status ${status}` }
  return hasMoved ? { outcome: "moved", to } : { outcome: "there" }
}

function explain(error: unknown): Answer {
  const refusal = refusalOf(error)
  if (refusal !== null) return { outcome: "gone", why: refusal }
  const reason = innermost(error)
  if (NOBODY.includes(reason)) return { outcome: "nobody", why: `which nobody answers: ${reason}` }
  const isLate = /timeout|aborted/i.test(reason)
  return { outcome: "unknown", why: isLate ? "which did not answer in time" : `which could not be asked: ${reason}` }
}

/** The innermost reason: what fetch says itself is always "fetch failed". */
function innermost(error: unknown): string {
  const { cause, code, name, message } = error as { cause?: unknown; code?: unknown; name: string; message: string }
  if (cause) return innermost(cause)
  return typeof code === "string" ? code : name === "TimeoutError" ? name : message
}
