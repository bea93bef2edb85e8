import { navigate } from "gatsby"

import { basePath } from "~/src/client/navigation/base-path"
import { MIDDLEWARE } from "~/src/client/navigation/middleware"
import { navigationStore } from "~/src/client/navigation/navigation-store"
import { routerPath, typedAddress } from "~/src/lib/addresses/address"
import { withoutBasePath } from "~/src/lib/addresses/paths"
import { ROUTES } from "~/src/lib/navigation/routes"
import { type GuardOutcome, invalidPage, runGuards } from "~/src/lib/navigation/run-guards"

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
  const refused = { status: NOT_FOUND, message: invalidPage(addressOf(new URL(href)).path) }
  navigationStore.showError(outcome.kind === "error" ? outcome.error : refused)
}

function addressOf({ pathname, search, hash }: URL): { path: string; fullPath: string } {
  const path = withoutBasePath(routerPath(pathname, basePath()), basePath())
  return { path, fullPath: typedAddress(`${withoutBasePath(pathname, basePath())}${search}${hash}`) }
}
