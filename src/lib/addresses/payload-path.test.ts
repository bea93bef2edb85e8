import { payloadPath } from "~/src/lib/addresses/payload-path"

test.each(["//evil.dev/about", "https://evil.dev/about", "\\\\evil.dev", "HTTP://evil.dev"])(
  "P2: %j names a host and is refused",
  (url) => {
    expect(() => payloadPath(url)).toThrow(`Payload URL must not include hostname: ${url}`)
  },
)

test("P1 P2: a path keeps all but its query and hash", () => {
  expect(payloadPath("/projects/a")).toBe("/projects/a")
  expect(payloadPath("/about?a=http://x#y?z")).toBe("/about")
})
