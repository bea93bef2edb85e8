import type { IncomingMessage, ServerResponse } from "node:http"

import { failureOf, isPublicAddress, publicRequest } from "~/src/build/network/public-request"
import { allowLocalServer, localServer } from "~/tests/local-server"

const server = localServer(answer)
const other = localServer(answer)

beforeEach(() => allowLocalServer(undefined))

function answer({ url }: IncomingMessage, response: ServerResponse): void {
  if (url?.startsWith("/to?")) response.writeHead(302, { Location: url.slice(4) })
  response.end("secret")
}

/** Returns why a request is refused; null if it is answered. */
async function refused(address: string, request = publicRequest(["https:", "http:"])): Promise<string | null> {
  const failure = await request(address, { retry: 0 }).then(() => null, failureOf)
  expect(failure?.kind ?? "refused").toBe("refused")
  return failure?.message ?? null
}

const PRIVATE =
  "127.0.0.1 127.8.8.8 0.0.0.0 10.0.0.1 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 224.0.0.1 " +
  "240.0.0.1 255.255.255.255 192.0.2.1 198.18.0.1 :: ::1 fe80::1 fe80::1%eth0 fc00::1 fd12:3456::1 ff02::1 " +
  "::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 2002:7f00:1:: 2001:db8::1 localhost"

test("S5: only addresses that anybody on the internet can reach are public", () => {
  expect([...PRIVATE.split(" "), ""].filter(isPublicAddress)).toEqual([])
  const open = ["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111"]
  expect(open.filter(isPublicAddress)).toEqual(open)
})

test("S5: a server of this machine is refused, by address and by name, before anything is sent", async () => {
  const { port } = new URL(server.origin)
  expect(await refused(server.origin)).toBe("leads to 127.0.0.1, an address that is not public")
  expect(await refused(`http://localhost:${port}`)).toMatch(/leads to localhost \((127\.0\.0\.1|::1)\), an address/)
  expect(await refused(`http://0x7f000001:${port}`)).toContain("leads to 127.0.0.1")
  expect(await refused(`http://[::1]:${port}`)).toContain("leads to ::1")
  expect(await refused(`http://[::ffff:127.0.0.1]:${port}`)).toContain("leads to ::ffff:7f00:1")
  expect(server.requests).toEqual([])
})

test("S5: every redirect is checked like the first address; no image is fetched over http", async () => {
  const images = publicRequest(["https:"])
  expect(await refused("http://example.com", images)).toBe("leads to http://example.com, not to an https address")
  allowLocalServer(server)
  expect(await refused(`${server.origin}/to?${other.origin}`)).toContain("leads to 127.0.0.1")
  expect(await refused(`${server.origin}/to?http://example.com/`, images)).toContain("not to an https")
  expect([server.requests.length, other.requests.length]).toEqual([2, 0])
})

test("S5: a name is resolved once, and one private address of several is enough to refuse it", async () => {
  const answers = [["127.0.0.1"], ["93.184.216.34", "10.0.0.1"]]
  const request = publicRequest(["http:"], (_name, _options, callback) => {
    const addresses = (answers.shift() ?? []).map((address) => ({ address, family: 4 }))
    callback(null, addresses)
  })
  const message = "leads to rebinding.test (127.0.0.1), an address that is not public"
  expect(await refused(`http://rebinding.test:${new URL(server.origin).port}`, request)).toBe(message)
  expect(answers).toHaveLength(1)
  expect(await refused("http://mixed.test", request)).toContain("mixed.test (10.0.0.1)")
  expect(server.requests).toEqual([])
})
