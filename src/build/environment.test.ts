import { readEnvironment } from "~/src/build/environment"

test.each([
  [undefined, ""],
  ["/", ""],
  ["portfolio", "/portfolio"],
  ["/portfolio/", "/portfolio"],
  ["/~ada/site/", "/~ada/site"],
])("R2: BASE_PATH %j is read as %j", (given, expected) => {
  expect(readEnvironment({ BASE_PATH: given })).toMatchObject({ basePath: expected, problems: [] })
})

test.each(["https://ada.dev/x", "/a b", "/a?b", "/a#b", "/../a"])("R2: BASE_PATH %j is refused", (given) => {
  expect(readEnvironment({ BASE_PATH: given })).toMatchObject({
    basePath: "",
    problems: [expect.stringContaining(`BASE_PATH is "${given}"; expected a path like /portfolio`)],
  })
})

test.each([
  [undefined, "never", []],
  ["always", "always", []],
  ["yes", "never", [expect.stringContaining("expected one of always, never, ignore")]],
])("R2: TRAILING_SLASH %j is read as %j", (given, trailingSlash, problems) => {
  expect(readEnvironment({ TRAILING_SLASH: given })).toMatchObject({ trailingSlash, problems })
})

test("F1: the build has the date of its source, so that repeated builds are the same", () => {
  expect(readEnvironment({ SOURCE_DATE_EPOCH: "1763700000" }).builtAt).toBe(1763700000000)
  expect(Math.abs(readEnvironment({}).builtAt - Date.now())).toBeLessThan(60_000)
})
