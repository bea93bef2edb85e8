import { readFileSync } from "node:fs"
import type { ServerResponse } from "node:http"

import { imageSize } from "~/src/build/remote-images/source-image-sizes"
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
  const warnings: string[] = []
  const size = await imageSize(server.origin, { timeoutMs: 1000, warn: (message) => warnings.push(message) })
  return { size, warnings }
}

test("G3: the size of a remote image is read", async () => {
  const { size, warnings } = await sizeFrom((response) =>
    response.end(readFileSync("src/build/remote-images/placeholder-wide.png")),
  )
  expect(size).toEqual({ width: 1600, height: 1000 })
  expect(warnings).toEqual([])
})

test.each<[string, (response: ServerResponse) => unknown]>([
  ["a missing image", (response) => response.writeHead(404).end()],
  ["a page", (response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<p>")],
  ["nothing", (response) => response.end()],
  ["no answer", () => undefined],
  ["a broken connection", (response) => response.destroy()],
])("G3, E4: %s has zero width and height, with a warning", async (_what, answer) => {
  const { size, warnings } = await sizeFrom(answer)
  expect(size).toEqual({ width: 0, height: 0 })
  expect(warnings).toEqual([expect.stringMatching(/^The size of http:\/\/127\.0\.0\.1:\d+ is unknown \(.+\)/)])
})

test("S5: an image of this machine is not requested", async () => {
  let isAsked = false
  server = await startLocalServer(() => {
    isAsked = true
  })
  const warnings: string[] = []
  const size = await imageSize(server.origin, { warn: (message) => warnings.push(message) })
  expect(size).toEqual({ width: 0, height: 0 })
  expect(warnings).toEqual([expect.stringContaining("not to an https address")])
  expect(isAsked).toBe(false)
})
