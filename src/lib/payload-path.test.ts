import { payloadPath } from "~/src/lib/payload-path"

test.each(["//evil.dev/about", "https://evil.dev/about", "\\\\evil.dev", "HTTP://evil.dev"])(
  "P2: %j names a host and is refused",
  (url) => {
    expect(() => payloadPath(url)).toThrow(`Payload URL must not include hostname: ${url}`)
  },
)

test("P2: a path is what it is", () => {
  expect(payloadPath("/about?a=http://x")).toBe("/about?a=http://x")
})
