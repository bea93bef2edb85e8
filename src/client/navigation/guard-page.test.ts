import { waitFor } from "@testing-library/react"

import { setAppLive } from "~/src/client/boot/app-status"
import { guardShownPage, MIDDLEWARE } from "~/src/client/navigation/guard-page"
import { pageError } from "~/src/client/navigation/navigation-state"
import { startNavigation } from "~/src/client/navigation/start-navigation"
import type { TrailingSlash } from "~/src/lib/addresses/paths"
import { gatsby, setPageRuntime } from "~/tests/set-page-runtime"

jest.mock("~/src/client/freshness/load-build-manifest", () => ({
  buildManifest: async () => ({ matcher: { "/projects/former": { redirect: "/projects/renamed" } }, prerendered: [] }),
}))

const visited = jest.fn()
let stop: () => void

/** Starts a site below /portfolio, on whose host the project `former` is missing. */
function startSite(trailingSlash: TrailingSlash, address: string): void {
  history.replaceState(null, "", address)
  Object.assign(globalThis, { __BASE_PATH__: "/portfolio", __TRAILING_SLASH__: trailingSlash })
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
  setAppLive(true)
  setPageRuntime({ isPageNotFound: (path) => path.includes("former") }, visited)
  stop = startNavigation()
}

afterEach(() => {
  stop()
  visited.mockClear()
  Object.assign(globalThis, { __BASE_PATH__: "", __TRAILING_SLASH__: "never" })
})

test.each<[TrailingSlash, string]>([
  ["always", "/portfolio/projects/renamed/"],
  ["never", "/portfolio/projects/renamed"],
])(
  "R2 R3 F6: with trailing slashes %s, navigations and direct visits are redirected to %s",
  async (option, address) => {
    startSite(option, "/portfolio/about")
    gatsby.___navigate("/portfolio/projects/former")
    await waitFor(() => expect(visited).toHaveBeenCalledWith(address, { replace: false }))
    history.replaceState(null, "", "/portfolio/projects/former")
    await guardShownPage()
    await waitFor(() => expect(visited).toHaveBeenCalledWith(address, { replace: true }))
  },
)

test.each([
  ["", ""],
  ["?a=1#b", "?a=1#b"],
  ["/?a=1", "?a=1"],
  ["%2f#b", "#b"],
  ["%2F%2f", ""],
])("F6: a renamed project is found with query and hash: former%s", async (rest, kept) => {
  setPageRuntime({ isPageNotFound: () => true })
  const location = {
    path: decodeURIComponent(`/projects/former${rest}`.replace(/[?#].*/, "")),
    fullPath: `/projects/former${rest}`,
  }
  const to = await MIDDLEWARE["renamed-entries"]?.({ ...location, params: {} })
  expect(to).toBe(`/projects/renamed${kept}`)
})

test("without Gatsby’s runtime the page that is shown stays", async () => {
  startSite("never", "/portfolio/projects/a")
  Object.assign(window, { ___loader: {} })
  await guardShownPage()
  expect([pageError.get(), visited.mock.calls]).toEqual([null, []])
})
