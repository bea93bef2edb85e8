/** @jest-environment node */
import { request, requestText } from "~/src/client/request"
import { localServer } from "~/tests/local-server"

let faults: readonly (number | "drop" | "silence")[]
let text: string

const server = localServer((_request, response) => {
  const fault = faults[server.requests.length - 1] ?? 200
  if (fault === "drop") return response.destroy()
  if (fault === "silence") return response
  response.writeHead(fault, { "Content-Type": "application/json" })
  return response.end(text)
})

beforeEach(() => {
  faults = []
  text = '{"answer":42}'
})

test.each([
  ...[400, 401, 403, 404, 410, 418, 499, 501, 599].map((status) => ["GET", status] as const),
  ...["PATCH", "POST", "PUT", "DELETE"].map((method) => [method, 503] as const),
])("C1: %s that is answered by %i is an error, and not tried again", async (method, status) => {
  faults = [status, 200]
  await expect(request(server.origin, { method })).rejects.toMatchObject({ status })
  expect(server.requests).toHaveLength(1)
})

test.each([408, 409, 425, 429, 500, 502, 503, 504, "drop"] as const)(
  "C1: after %s it tries once more",
  async (fault) => {
    faults = [fault, 200, fault, fault]
    await expect(request(server.origin)).resolves.toEqual({ answer: 42 })
    await expect(request(server.origin)).rejects.toThrow()
    expect(server.requests).toHaveLength(4)
    await expect(requestText(server.origin)).resolves.toBe(text)
  },
)

test.each(["<!doctype html><h1>Log in</h1>", "", "{"])(
  "C1: %j with status 200 instead of JSON is an error",
  async (page) => {
    text = page
    await expect(request(server.origin)).rejects.toThrow()
    expect(server.requests).toHaveLength(1)
  },
)

test.each([[["silence"]], [[503, "silence"]]] as const)("C1: the time-out ends all tries: %j", async (tries) => {
  faults = tries
  const begun = performance.now()
  await expect(request(server.origin, { timeout: 300 })).rejects.toThrow()
  expect(performance.now() - begun).toBeLessThan(2000)
  expect(server.requests).toHaveLength(tries.length)
})
