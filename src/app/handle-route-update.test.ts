import type { RouteUpdateArgs } from "gatsby"

import { handleRouteUpdate } from "~/src/app/handle-route-update"

test("E2: what throws after a page has changed is reported, and the page stays", () => {
  Object.assign(globalThis, { __HAS_ANALYTICS__: false })
  const reported = jest.fn()
  Object.assign(globalThis, { reportError: reported })
  const refused = new DOMException("Too many calls", "SecurityError")
  jest.spyOn(history, "replaceState").mockImplementation(() => {
    throw refused
  })
  const [location, prevLocation] = [
    { pathname: "/about", hash: "" },
    { pathname: "/", hash: "" },
  ]
  handleRouteUpdate({ location, prevLocation } as RouteUpdateArgs)
  expect(reported).toHaveBeenCalledWith(refused)
})
