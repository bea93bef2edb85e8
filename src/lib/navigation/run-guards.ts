import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { namesHost } from "~/src/lib/addresses/payload-path"
import { matchRoute } from "~/src/lib/navigation/match-route"
import type { Route, RouteError, RouteLocation } from "~/src/lib/navigation/routes"
import { TEXTS } from "~/src/lib/texts"

/** What a middleware may answer: nothing, null or `true` goes on, `false` stops, a path redirects, an Error is shown (R3). */
// biome-ignore lint/suspicious/noConfusingVoidType: a function without a return is a middleware, too
type MiddlewareVerdict = boolean | string | Error | null | undefined | void

export type Middleware = (location: RouteLocation) => MiddlewareVerdict | Promise<MiddlewareVerdict>

export type GuardOutcome =
  | { kind: "continue" }
  | { kind: "abort" }
  | { kind: "redirect"; to: string }
  /** With a `cause`, a guard threw it: a mistake in the code, which belongs on the console. */
  | { kind: "error"; error: RouteError; cause?: unknown }

export type Guards = { routes: readonly Route[]; middleware: Readonly<Record<string, Middleware>> }

const CONTINUE: GuardOutcome = { kind: "continue" }
const NOT_FOUND = 404

/**
 * Asks the route of a path whether it may be shown: its validation first, then its middleware in order (R3).
 * A path without a route goes on to the page that says so (R4). Never throws: what guards throw is an outcome.
 */
export async function runGuards(
  { path, fullPath }: Omit<RouteLocation, "params">,
  { routes, middleware }: Guards,
): Promise<GuardOutcome> {
  const match = matchRoute(path, routes)
  if (match === null) return CONTINUE
  const location = { path, fullPath, params: match.params }
  try {
    const invalid = await invalidity(match.route, location)
    if (invalid !== null) return { kind: "error", error: invalid }
    for (const name of match.route.middleware ?? []) {
      const outcome = toOutcome(await askMiddleware(name, middleware, location))
      if (outcome.kind !== "continue") return outcome
    }
    return CONTINUE
  } catch (error) {
    return { kind: "error", error: describeThrown(error), cause: error }
  }
}

/** Returns the message about a path that must not be shown, as it was typed and without its query (R3). */
export function invalidPage(path: string): string {
  return TEXTS.error.pageInvalid(decodeAddress(path))
}

async function invalidity(route: Route, location: RouteLocation): Promise<RouteError | null> {
  const verdict = route.validate === undefined ? true : await route.validate(location)
  if (verdict === true) return null
  const told = typeof verdict === "object" && verdict !== null ? (verdict as Partial<RouteError>) : {}
  return { status: told.status ?? NOT_FOUND, message: told.message ?? invalidPage(location.path) }
}

async function askMiddleware(name: string, middleware: Guards["middleware"], location: RouteLocation) {
  const ask = Object.hasOwn(middleware, name) ? middleware[name] : undefined
  return ask === undefined ? new Error(TEXTS.error.unknownMiddleware(name)) : ask(location)
}

function toOutcome(verdict: MiddlewareVerdict): GuardOutcome {
  if (verdict === undefined || verdict === null || verdict === true) return CONTINUE
  if (verdict === false) return { kind: "abort" }
  if (typeof verdict === "string") return toRedirect(verdict)
  const { status = NOT_FOUND, message } = verdict as Error & { status?: number }
  return { kind: "error", error: { status, message: message || TEXTS.error.unknown } }
}

/** A redirect leads to a page of this site (P2). */
function toRedirect(to: string): GuardOutcome {
  if (!namesHost(to)) return { kind: "redirect", to }
  return { kind: "error", error: { status: NOT_FOUND, message: TEXTS.error.payloadHost(to) } }
}

/**
 * Returns what visitors read of something that was thrown. An error with a status was made for them; the message of any other
 * is for developers (E2, docs/decisions/0037).
 */
export function describeThrown(thrown: unknown): RouteError {
  const { status, message } = (thrown ?? {}) as { status?: unknown; message?: unknown }
  if (typeof status !== "number") return { status: NOT_FOUND, message: TEXTS.error.unknown }
  return { status, message: typeof message === "string" && message !== "" ? message : TEXTS.error.unknown }
}
