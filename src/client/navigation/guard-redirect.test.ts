import { waitFor } from "@testing-library/react"

import { noteAppLive } from "~/src/client/app-health"
import { guardShownPage } from "~/src/client/navigation/guard-page"
import { MIDDLEWARE } from "~/src/client/navigation/middleware"
import { setPageRuntime } from "~/src/client/navigation/page-runtime"
import { startNavigation } from "~/src/client/navigation/start-navigation"
import type { TrailingSlash } from "~/src/lib/addresses/paths"
import type { Navigate, PageRuntime } from "~/src/lib/navigation/page-runtime"

const visited = jest.fn()

/** Gatsby's `navigate` calls this global. */
const gatsby = window as unknown as { ___navigate: Navigate }

const runtime: PageRuntime = {
  loadPage: async () => ({ json: {} }),
  isPageNotFound: () => false,
  interceptNavigation: (intercept) => {
    gatsby.___navigate = intercept(visited)
    return () => undefined
  },
  interceptPrefetch: () => () => undefined,
}

/** A site below /portfolio whose project `former` is now called `renamed`; returns a cleanup function. */
function startSite(trailingSlash: TrailingSlash): () => void {
  Object.assign(globalThis, { __BASE_PATH__: "/portfolio", __TRAILING_SLASH__: trailingSlash })
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
  setPageRuntime(runtime)
  jest
    .spyOn(MIDDLEWARE, "renamed-projects")
    .mockImplementation(({ path }) => (path.includes("former") ? "/projects/renamed" : undefined))
  noteAppLive()
  return startNavigation(runtime)
}

let stop: () => void

afterEach(() => {
  stop()
  visited.mockClear()
  Object.assign(globalThis, { __BASE_PATH__: "", __TRAILING_SLASH__: "never" })
})

const ADDRESSES: [TrailingSlash, string][] = [
  ["always", "/portfolio/projects/renamed/"],
  ["never", "/portfolio/projects/renamed"],
]

test.each(ADDRESSES)(
  "R2 R3: with trailing slashes %s, a guard redirects a navigation to %s",
  async (option, address) => {
    history.replaceState(null, "", "/portfolio/about")
    stop = startSite(option)
    gatsby.___navigate("/portfolio/projects/former")
    await waitFor(() => expect(visited).toHaveBeenCalledWith(address, { replace: false }))
  },
)

test.each(ADDRESSES)(
  "R2 R3: with trailing slashes %s, a guard redirects a direct visit to %s",
  async (option, address) => {
    history.replaceState(null, "", "/portfolio/projects/former")
    stop = startSite(option)
    await guardShownPage()
    await waitFor(() => expect(visited).toHaveBeenCalledWith(address, { replace: true }))
  },
)
