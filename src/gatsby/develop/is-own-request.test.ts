import type { IncomingHttpHeaders } from "node:http"

import { isOwnRequest } from "~/src/gatsby/develop/is-own-request"

type Case = [headers: IncomingHttpHeaders, name?: string]

test.each<Case>([
  [{ host: "localhost:8000" }],
  [{ host: "localhost" }],
  [{ host: "LOCALHOST:9000" }],
  [{ host: "127.0.0.1:8000" }],
  [{ host: "[::1]:8000" }],
  [{ host: "localhost:8000", origin: "http://localhost:8000" }],
  [{ host: "localhost:8000", origin: "https://localhost:3000" }],
  [{ host: "127.0.0.1:8000", origin: "http://[::1]:8000" }],
  [{ host: "localhost:8000", "sec-fetch-site": "none" }],
  [{ host: "localhost:8000", "sec-fetch-site": "same-origin" }],
  [{ host: "localhost:8000", "sec-fetch-site": "same-site", origin: "http://localhost:3000" }],
  [{ host: "192.168.1.5:8000", origin: "http://192.168.1.5:8000" }, "192.168.1.5"],
  [{ host: "ada.local:8000" }, "Ada.local"],
  [{ host: "[fd00::1]:8000" }, "fd00::1"],
  [{ host: "localhost:8000" }, "ada.local"],
])("S4: %j is a request of this machine", (...[headers, name]: Case) => {
  expect(isOwnRequest(headers, name)).toBe(true)
})

test.each<Case>([
  [{}],
  [{ host: "" }],
  [{ host: "evil.example" }],
  [{ host: "localhost.evil.example:8000" }],
  [{ host: "evil.localhost:8000" }],
  [{ host: "127.0.0.1.nip.example" }],
  [{ host: "127.0.0.2:8000" }],
  [{ host: "192.168.1.5:8000" }],
  [{ host: "0.0.0.0:8000" }],
  [{ host: "localhost:8000@evil.example" }],
  [{ host: "localhost:8000, evil.example" }],
  [{ host: "localhost:8000", origin: "https://evil.example" }],
  [{ host: "localhost:8000", origin: "null" }],
  [{ host: "localhost:8000", origin: "http://localhost.evil.example:8000" }],
  [{ host: "localhost:8000", origin: "http://localhost:8000/evil.example" }],
  [{ host: "localhost:8000", origin: "file://localhost" }],
  [{ host: "localhost:8000", origin: "" }],
  [{ host: "localhost:8000", "sec-fetch-site": "cross-site" }],
  [{ host: "localhost:8000", origin: "http://localhost:8000", "sec-fetch-site": "cross-site" }],
  [{ host: "localhost:8000", "sec-fetch-site": "same-origin, cross-site" }],
  [{ host: "evil.example", origin: "http://localhost:8000", "sec-fetch-site": "same-origin" }],
  [{ host: "192.168.1.6:8000" }, "192.168.1.5"],
])("S4: %j is a foreign request", (...[headers, name]: Case) => {
  expect(isOwnRequest(headers, name)).toBe(false)
})
