import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { namesHost } from "~/src/lib/addresses/site-address"
import { matchRoute, type Route, type RouteError, type RouteLocation } from "~/src/lib/navigation/routes"
import { fillText } from "~/src/lib/texts/fill-text"
import { TEXTS } from "~/src/lib/texts/interface-texts"

/** `false` aborts, a path redirects, an Error is shown, anything else continues (R3). May return a promise. */
export type Middleware = (location: RouteLocation) => unknown

export type GuardOutcome =
  | { kind: "continue" }
  | { kind: "redirect"; to: string }
  /** An aborted navigation changes nothing; a direct visit shows the error. `cause` is what was thrown, for the log. */
  | { kind: "abort" | "error"; error: RouteError; cause?: unknown }

const CONTINUE: GuardOutcome = { kind: "continue" }
const NOT_FOUND = 404

/** Validates, then runs middleware (R3); paths without a route continue (R4). Messages name `shownPath`. Never throws. */
export async function runGuards(
  { path, fullPath, shownPath = path }: Omit<RouteLocation, "params"> & { shownPath?: string },
  { routes, middleware }: { routes: readonly Route[]; middleware: Readonly<Record<string, Middleware>> },
): Promise<GuardOutcome> {
  const match = matchRoute(path, routes)
  if (match === null) return CONTINUE
  const { validate = () => true, middleware: names = [] } = match.route
  const location = { path, fullPath, params: match.params }
  // Shows the path as it was typed, without its query.
  const invalid = { status: NOT_FOUND, message: fillText(TEXTS.error.pageInvalid, { path: decodeAddress(shownPath) }) }
  try {
    const validity = await validate(location)
    if (validity !== true) {
      const { status, message } = Object(validity) as Partial<RouteError>
      return { kind: "error", error: { status: status ?? invalid.status, message: message ?? invalid.message } }
    }
    for (const name of names) {
      const run = Object.hasOwn(middleware, name) ? middleware[name] : undefined
      const result =
        run === undefined ? new Error(fillText(TEXTS.error.unknownMiddleware, { name })) : await run(location)
      if (result === false) return { kind: "abort", error: invalid }
      const outcome = toOutcome(result)
      if (outcome.kind !== "continue") return outcome
    }
    return CONTINUE
  } catch (error) {
    return { kind: "error", error: describeThrown(error), cause: error }
  }
}

/** Returns the error that visitors read. Only one with a status keeps its message (E2, docs/decisions/0037). */
export function describeThrown(thrown: unknown): RouteError {
  const { status, message } = Object(thrown) as { status?: unknown; message?: unknown }
  if (typeof status !== "number") return { status: NOT_FOUND, message: TEXTS.error.unknown }
  return { status, message: typeof message === "string" && message !== "" ? message : TEXTS.error.unknown }
}

function toOutcome(result: unknown): GuardOutcome {
  if (typeof result === "string" && !namesHost(result)) return { kind: "redirect", to: result }
  // A redirect may only lead to a page of this site (P2).
  const error = typeof result === "string" ? new Error(fillText(TEXTS.error.payloadHost, { url: result })) : result
  if (!(error instanceof Error)) return CONTINUE
  return { kind: "error", error: describeThrown({ status: NOT_FOUND, ...error, message: error.message }) }
}
