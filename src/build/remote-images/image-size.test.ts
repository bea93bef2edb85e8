import { readFileSync } from "node:fs"
import type { ServerResponse } from "node:http"

import { imageSize } from "~/src/build/remote-images/image-size"
import { allowLocalServer, type LocalServer, startLocalServer } from "~/tests/local-server"

let server: LocalServer | undefined

afterEach(() => {
  allowLocalServer(undefined)
  return server?.stop()
})

async function sizeFrom(answer: (response: ServerResponse) => unknown) {
  server = await startLocalServer((_request, response) => {
    answer(response)
  })
  allowLocalServer(server)
  const told: string[] = []
  const size = await imageSize(server.origin, { timeoutMs: 1000, warn: (message) => told.push(message) })
  return { size, told }
}

test("G3: a remote picture is asked for its size", async () => {
  const { size, told } = await sizeFrom((response) =>
    response.end(readFileSync("src/build/remote-images/placeholder-wide.png")),
  )
  expect(size).toEqual({ width: 1600, height: 1000 })
  expect(told).toEqual([])
})

test.each<[string, (response: ServerResponse) => unknown]>([
  ["a missing picture", (response) => response.writeHead(404).end()],
  ["a page", (response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<p>")],
  ["nothing", (response) => response.end()],
  ["no answer", () => undefined],
  ["a broken connection", (response) => response.destroy()],
])("G3, E4: %s has zero width and height, and the console is told", async (_what, answer) => {
  const { size, told } = await sizeFrom(answer)
  expect(size).toEqual({ width: 0, height: 0 })
  expect(told).toEqual([expect.stringMatching(/^The size of http:\/\/127\.0\.0\.1:\d+ is not known \(.+\)/)])
})

test("S5: a picture of this machine is not asked for its size", async () => {
  let isAsked = false
  server = await startLocalServer(() => {
    isAsked = true
  })
  const told: string[] = []
  const size = await imageSize(server.origin, { warn: (message) => told.push(message) })
  expect(size).toEqual({ width: 0, height: 0 })
  expect(told).toEqual([expect.stringContaining("not to an https address")])
  expect(isAsked).toBe(false)
})
