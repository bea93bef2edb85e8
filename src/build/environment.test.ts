import { readBasePath, readTrailingSlash } from "~/src/build/environment"

test.each([
  [undefined, ""],
  ["", ""],
  ["/", ""],
  ["portfolio", "/portfolio"],
  ["/portfolio/", "/portfolio"],
  ["/~ada/site/", "/~ada/site"],
])("R2: BASE_PATH %j is read as %j", (given, expected) => {
  expect(readBasePath({ BASE_PATH: given })).toBe(expected)
})

test.each(["https://ada.dev/x", "/a b", "/a?b", "/a#b", "/../a"])("R2: BASE_PATH %j is refused", (given) => {
  expect(() => readBasePath({ BASE_PATH: given })).toThrow(`BASE_PATH is "${given}"; expected a path like /portfolio`)
})

test("R2: TRAILING_SLASH is never unless it is set, and one of three", () => {
  expect(readTrailingSlash({})).toBe("never")
  expect(readTrailingSlash({ TRAILING_SLASH: "always" })).toBe("always")
  expect(() => readTrailingSlash({ TRAILING_SLASH: "yes" })).toThrow("expected one of always, never, ignore")
})
