import { createStore } from "~/src/client/create-store"
import type { RouteError } from "~/src/lib/navigation/routes"

/** The transition `page`: the old page leaves, then the new one enters (N2). */
export const pagePhase = createStore<"still" | "exit" | "enter">("still")

/** What is shown in place of the page; the next page that succeeds clears it (E2, R3). */
export const pageError = createStore<RouteError | null>(null)

/** Shows an error in place of the page; the first one wins until a page clears it (E2). */
export function showError(error: RouteError): void {
  if (pageError.get() === null) pageError.set(error)
}
