import { mayPrefetch } from "~/src/client/may-prefetch"

test.each([
  [undefined, true],
  [{ effectiveType: "4g", saveData: false }, true],
  [{ effectiveType: "3g" }, true],
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "slow-2g" }, false],
  [{ effectiveType: "4g", saveData: true }, false],
])("N5: a connection like %j may prefetch: %j", (connection, expected) => {
  expect(mayPrefetch(connection)).toBe(expected)
})
