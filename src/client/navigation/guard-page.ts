import { navigate } from "gatsby"

import { basePath } from "~/src/client/navigation/base-path"
import { MIDDLEWARE } from "~/src/client/navigation/middleware"
import { showError } from "~/src/client/navigation/navigation-state"
import { routerPath, typedAddress } from "~/src/lib/addresses/address"
import { withoutBasePath } from "~/src/lib/addresses/paths"
import { ROUTES } from "~/src/lib/navigation/routes"
import { type GuardOutcome, invalidPage, runGuards } from "~/src/lib/navigation/run-guards"

const NOT_FOUND = 404

/** Runs the guards of a page's route (R3). Logs what a guard throws. */
export async function guardPage(target: URL): Promise<GuardOutcome> {
  const outcome = await runGuards(locationOf(target), { routes: ROUTES, middleware: MIDDLEWARE })
  if (outcome.kind === "error" && outcome.cause !== undefined) {
    console.error(`A guard of ${target.pathname} threw:`, outcome.cause)
  }
  return outcome
}

/** Runs the guards of the current page, after a direct visit or after going back. A page they refuse becomes the error screen (R3). */
export async function guardShownPage(): Promise<void> {
  const shown = new URL(location.href)
  const outcome = await guardPage(shown)
  if (location.href !== shown.href || outcome.kind === "continue") return
  if (outcome.kind === "redirect") return void navigate(outcome.to, { replace: true })
  const aborted = { status: NOT_FOUND, message: invalidPage(locationOf(shown).path) }
  showError(outcome.kind === "error" ? outcome.error : aborted)
}

function locationOf({ pathname, search, hash }: URL): { path: string; fullPath: string } {
  const inSite = (path: string) => withoutBasePath(path, basePath())
  return {
    path: inSite(routerPath(pathname, basePath())),
    fullPath: typedAddress(inSite(pathname) + search + hash),
  }
}
