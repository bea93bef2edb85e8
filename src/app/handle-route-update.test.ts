import type { RouteUpdateArgs } from "gatsby"

import { handleRouteUpdate } from "~/src/app/handle-route-update"

test("E2: an error thrown after a page change is reported, and the page stays", () => {
  const reportError = jest.fn()
  Object.assign(globalThis, { __HAS_ANALYTICS__: false, reportError })
  const refused = new DOMException("Too many calls", "SecurityError")
  jest.spyOn(history, "replaceState").mockImplementation(() => {
    throw refused
  })
  const [location, prevLocation] = ["/about", "/"].map((pathname) => ({ pathname, hash: "" }))
  handleRouteUpdate({ location, prevLocation } as RouteUpdateArgs)
  expect(reportError).toHaveBeenCalledWith(refused)
})
