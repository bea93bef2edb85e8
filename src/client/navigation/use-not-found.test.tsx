import { renderHook, waitFor } from "@testing-library/react"

import { guardPage } from "~/src/client/navigation/guard-page"
import { useNotFound } from "~/src/client/navigation/use-not-found"

jest.mock("~/src/client/freshness/load-build-manifest", () => ({
  buildManifest: async () => ({ matcher: {}, prerendered: ["/about", "/projects/tags", "/projects"] }),
}))

const TITLED = [{ path: "/about", title: "Über mich", lang: null }]

/** A site below /portfolio, in German. */
beforeAll(() => {
  const languages = [
    { tag: "en", base: "/portfolio" },
    { tag: "de", base: "/portfolio/de" },
  ]
  Object.assign(globalThis, { __BASE_PATH__: "/portfolio/de", __LANGUAGES__: languages })
})
afterAll(() => Object.assign(globalThis, { __BASE_PATH__: "", __LANGUAGES__: [] }))

test("J3 R4: the path of a missing page is that of the whole site, and the nearest pages are those of the language", async () => {
  history.replaceState(null, "", "/portfolio/de/abuot?a#b")
  const { result } = renderHook(() => useNotFound({ pathname: location.pathname, search: "?a" }, TITLED))
  await waitFor(() => expect(result.current).toEqual({ path: "/de/abuot?a#b", nearest: TITLED }))
})

test.each([
  ["/projects/tgas", "/projects/tags"],
  ["/project", "Projects"],
])("R4: for %s, a list is suggested by its title, and a page without one by its path: %s", async (typed, title) => {
  history.replaceState(null, "", `/portfolio/de${typed}`)
  const { result } = renderHook(() => useNotFound({ pathname: location.pathname, search: "" }, TITLED))
  await waitFor(() => expect(result.current.nearest.map((near) => near.title)).toContain(title))
})

test("J3 R3: so is the path of a page whose address is invalid", async () => {
  expect(await guardPage(new URL("https://holm.test/portfolio/de/projects/a--b"))).toMatchObject({
    kind: "error",
    error: { message: "Page Not Found: /de/projects/a--b" },
  })
})
