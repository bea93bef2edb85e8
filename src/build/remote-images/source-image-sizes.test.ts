import { readFileSync } from "node:fs"
import type { ServerResponse } from "node:http"

import { imageSize } from "~/src/build/remote-images/source-image-sizes"
import { allowLocalServer, type LocalServer, startLocalServer } from "~/tests/local-server"

type Answer = (response: ServerResponse) => unknown

let server: LocalServer | undefined

afterEach(() => {
  allowLocalServer(undefined)
  return server?.stop()
})

async function sizeFrom(answer: Answer, { isAllowed = true } = {}) {
  server = await startLocalServer((_request, response) => void answer(response))
  if (isAllowed) allowLocalServer(server)
  const warnings: string[] = []
  const size = await imageSize(server.origin, (message) => warnings.push(message), 1000)
  return [size, ...warnings]
}

test("G3: the size of a remote image is read", async () => {
  const image = readFileSync("src/build/remote-images/placeholder-wide.png")
  expect(await sizeFrom((response) => response.end(image))).toEqual([{ width: 1600, height: 1000 }])
})

test.each<[string, Answer]>([
  ["a missing image", (response) => response.writeHead(404).end()],
  ["a page", (response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<p>")],
  ["nothing", (response) => response.end()],
  ["no answer", () => undefined],
  ["a broken connection", (response) => response.destroy()],
])("G3, E4: %s has zero width and height, with a warning", async (_what, answer) => {
  const warning = expect.stringMatching(/^The size of http:\/\/127\.0\.0\.1:\d+ is unknown: it .+\./)
  expect(await sizeFrom(answer)).toEqual([{ width: 0, height: 0 }, warning])
})

test("S5: an image of this machine is not requested", async () => {
  const answer = jest.fn()
  const warning = expect.stringContaining("not to an https address")
  expect(await sizeFrom(answer, { isAllowed: false })).toEqual([{ width: 0, height: 0 }, warning])
  expect(answer).not.toHaveBeenCalled()
})
