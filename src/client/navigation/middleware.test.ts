import { MIDDLEWARE } from "~/src/client/navigation/middleware"
import { setPageRuntime } from "~/src/client/navigation/page-runtime"

jest.mock("~/src/client/freshness/build-manifest", () => ({
  buildManifest: async () => ({ matcher: { "/projects/former": { redirect: "/projects/now" } }, prerendered: [] }),
}))

test.each([
  ["", "/projects/now"],
  ["?a=1#b", "/projects/now?a=1#b"],
  ["/?a=1", "/projects/now?a=1"],
])("F6: a renamed project is found with the query and hash of its address: former%s", async (rest, to) => {
  setPageRuntime({
    loadPage: async () => undefined,
    isPageNotFound: () => true,
    interceptNavigation: () => () => undefined,
    interceptPrefetch: () => () => undefined,
  })
  const path = `/projects/former${rest.startsWith("/") ? "/" : ""}`
  const fullPath = `/projects/former${rest}`
  expect(await MIDDLEWARE["renamed-projects"]?.({ path, fullPath, params: {} })).toBe(to)
})
