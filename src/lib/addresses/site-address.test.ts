import { payloadPath, siteAddress } from "~/src/lib/addresses/site-address"

const HERE = "https://ada.dev/about"

test.each(["//evil.example/x", "/\\evil.example/x", "\\\\evil.example/x", "/\t/evil.example/x", " //evil.example/x"])(
  "P2: the path %j stays on this site, whatever host it names",
  (to) => {
    const address = siteAddress(to, HERE)
    expect(address.origin).toBe("https://ada.dev")
    expect(address.pathname).toBe("//evil.example/x")
  },
)

test.each([
  ["/projects?a#b", "https://ada.dev/projects?a#b"],
  ["#b", "https://ada.dev/about#b"],
  ["privacy", "https://ada.dev/privacy"],
  ["https://other.example/x", "https://other.example/x"],
  ["mailto:ada@ada.dev", "mailto:ada@ada.dev"],
])("%j leads to %s", (to, address) => {
  expect(siteAddress(to, HERE).href).toBe(address)
})

test("P1 P2: a path loses only its query and hash; one that names a host is refused", () => {
  for (const url of ["//evil.dev/about", "https://evil.dev/about", "\\\\evil.dev", "HTTP://evil.dev"]) {
    expect(() => payloadPath(url)).toThrow(`Payload URL must not include hostname: ${url}`)
  }
  expect(payloadPath("/projects/a")).toBe("/projects/a")
  expect(payloadPath("/about?a=http://x#y?z")).toBe("/about")
})
