import { isOwnRequest } from "./own-request"

type Headers = Parameters<typeof isOwnRequest>[0]

const OWN_HOST = { host: "localhost:8000" }
const withHost = (host: string) => ({ host })
const withOrigin = (origin: string) => ({ ...OWN_HOST, origin })
const withSite = (site: string) => ({ ...OWN_HOST, "sec-fetch-site": site })

test.each<Headers>([
  ...["localhost:8000", "localhost", "LOCALHOST:9000", "127.0.0.1:8000", "[::1]:8000"].map(withHost),
  ...["http://localhost:8000", "https://localhost:3000", "http://[::1]:8000"].map(withOrigin),
  ...["none", "same-origin", "same-site"].map(withSite),
])("S4: %j is a request of this machine", (headers) => expect(isOwnRequest(headers)).toBe(true))

test.each<Headers>([
  {},
  ...["", "evil.example", "localhost.evil.example:8000", "evil.localhost:8000", "127.0.0.1.nip.example"].map(withHost),
  ...["127.0.0.2:8000", "192.168.1.5:8000", "0.0.0.0:8000", "localhost:8000@evil.example"].map(withHost),
  withHost("localhost:8000, evil.example"),
  ...["https://evil.example", "null", "http://localhost.evil.example:8000", "file://localhost", ""].map(withOrigin),
  withOrigin("http://localhost:8000/evil.example"),
  ...["cross-site", "same-origin, cross-site"].map(withSite),
  { ...withOrigin("http://localhost:8000"), ...withSite("cross-site") },
  { ...withOrigin("http://localhost:8000"), ...withSite("same-origin"), host: "evil.example" },
])("S4: %j is a foreign request", (headers) => expect(isOwnRequest(headers)).toBe(false))

test.each<[name: string, headers: Headers, isOwn: boolean]>([
  ["192.168.1.5", { host: "192.168.1.5:8000", origin: "http://192.168.1.5:8000" }, true],
  ["192.168.1.5", { host: "192.168.1.6:8000" }, false],
  ["Ada.local", { host: "ada.local:8000" }, true],
  ["fd00::1", { host: "[fd00::1]:8000" }, true],
  ["ada.local", OWN_HOST, true],
])("S4: for a server with the name %s, %j is of this machine: %s", (name, headers, isOwn) => {
  expect(isOwnRequest(headers, name)).toBe(isOwn)
})
