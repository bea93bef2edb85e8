import { navigate } from "gatsby"

import { basePath } from "~/src/client/navigation/base-path"
import { MIDDLEWARE } from "~/src/client/navigation/middleware"
import { navigationStore } from "~/src/client/navigation/navigation-store"
import { withoutBasePath } from "~/src/lib/paths"
import { ROUTES } from "~/src/lib/routes"
import { type GuardOutcome, runGuards } from "~/src/lib/run-guards"
import { TEXTS } from "~/src/lib/texts"

const NOT_FOUND = 404

/** Asks the guards of the route table about a page (R3), and logs what a guard throws. */
export async function guardPage(target: URL): Promise<GuardOutcome> {
  const outcome = await runGuards(addressOf(target), { routes: ROUTES, middleware: MIDDLEWARE })
  if (outcome.kind === "error" && outcome.cause !== undefined) {
    console.error(`A guard of ${target.pathname} threw:`, outcome.cause)
  }
  return outcome
}

/**
 * Asks the guards about the page that is there already: after a direct visit, or after going back. What they do
 * not let through gives way to the error screen (R3).
 */
export async function guardShownPage(): Promise<void> {
  const { href } = location
  const outcome = await guardPage(new URL(href))
  if (location.href !== href || outcome.kind === "continue") return
  if (outcome.kind === "redirect") return void navigate(outcome.to, { replace: true })
  const { fullPath } = addressOf(new URL(href))
  const refused = { status: NOT_FOUND, message: TEXTS.error.pageInvalid(fullPath) }
  navigationStore.showError(outcome.kind === "error" ? outcome.error : refused)
}

function addressOf({ pathname, search, hash }: URL): { path: string; fullPath: string } {
  const path = withoutBasePath(pathname, basePath())
  return { path, fullPath: `${path}${search}${hash}` }
}
