import { navigate } from "gatsby"

import { buildManifest } from "~/src/client/freshness/load-build-manifest"
import { showError } from "~/src/client/navigation/navigation-state"
import { siteBase } from "~/src/client/navigation/other-languages"
import { isPageNotFound, loadPage } from "~/src/gatsby/browser/page-runtime"
import { routerPath, typedAddress } from "~/src/lib/addresses/address"
import { withoutBasePath } from "~/src/lib/addresses/paths"
import { ROUTES } from "~/src/lib/navigation/routes"
import { type GuardOutcome, type Middleware, runGuards } from "~/src/lib/navigation/run-guards"

/** The middleware that routes may name (R3). */
export const MIDDLEWARE: Readonly<Record<string, Middleware>> = {
  /** Redirects from an entry's former name, with query and hash (F6). Only a path without a page needs the manifest. */
  async "renamed-entries"({ path, fullPath }) {
    await loadPage(__BASE_PATH__ + path)
    if (!isPageNotFound(__BASE_PATH__ + path)) return undefined
    const { matcher } = await buildManifest()
    const rule = matcher[path.replace(/\/+$/, "")]
    return rule && rule.redirect + (/[?#].*/s.exec(fullPath)?.[0] ?? "")
  },
}

/** Runs the guards of a page's route (R3). Logs what a guard throws. */
export async function guardPage({ pathname, search, hash }: URL): Promise<GuardOutcome> {
  const inSite = (path: string) => withoutBasePath(path, __BASE_PATH__)
  const address = routerPath(pathname, __BASE_PATH__)
  const fullPath = typedAddress(inSite(pathname) + search + hash)
  const location = { path: inSite(address), fullPath, shownPath: withoutBasePath(address, siteBase()) }
  const outcome = await runGuards(location, { routes: ROUTES, middleware: MIDDLEWARE })
  if ("cause" in outcome) console.error(`A guard of ${pathname} threw:`, outcome.cause)
  return outcome
}

/** Guards the current page after a direct visit or after going back. A page they refuse becomes the error screen (R3). */
export async function guardShownPage(): Promise<void> {
  const shown = new URL(location.href)
  const outcome = await guardPage(shown)
  if (location.href !== shown.href || outcome.kind === "continue") return
  if (outcome.kind === "redirect") void navigate(outcome.to, { replace: true })
  else showError(outcome.error)
}
