test("W2 R3 R4: an own page has a route of its own; any other address has none", async () => {
  Object.assign(globalThis, { __OWN_PAGES__: ["/imprint", "/terms"] })
  const { matchRoute, ROUTES } = await import("~/src/lib/navigation/routes")
  expect(matchRoute("/imprint/")?.route).toEqual({ name: "page", path: "/imprint" })
  expect(matchRoute("/imprnt")).toBeNull()
  expect(ROUTES.map(({ path }) => path)).toEqual([
    "/",
    "/about",
    "/privacy",
    "/projects",
    "/projects/[name]",
    "/imprint",
    "/terms",
  ])
})
