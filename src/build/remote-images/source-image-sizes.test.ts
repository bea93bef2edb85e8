import { readFileSync } from "node:fs"
import type { ServerResponse } from "node:http"

import { readImageSizes } from "~/src/build/remote-images/source-image-sizes"
import { formatDiagnostic } from "~/src/doctor/diagnostics/diagnostic"
import type { NamedImage } from "~/src/doctor/rules/images/named-images"
import { allowLocalServer, localServer } from "~/tests/local-server"

const src = "https://a.dev/b.png"
const PLACE: NamedImage = { file: "content/home.md", line: 5, column: 3, field: "image", src, shape: "wide" }

const server = localServer()

async function sizeFrom(answer: (response: ServerResponse) => unknown) {
  server.answer = (_request, response) => answer(response)
  const { sizes, diagnostics } = await readImageSizes(new Map([[server.origin, [PLACE]]]), 1000)
  return [sizes.get(server.origin), ...diagnostics.map(formatDiagnostic)]
}

test("G3: the size of a remote image is read", async () => {
  const image = readFileSync("src/build/remote-images/placeholder-wide.png")
  expect(await sizeFrom((response) => response.end(image))).toEqual([{ width: 1600, height: 1000 }])
})

test.each<[string, Parameters<typeof sizeFrom>[0]]>([
  ["a missing image", (response) => response.writeHead(404).end()],
  ["nothing", (response) => response.end()],
  ["no answer", () => undefined],
  ["a broken connection", (response) => response.destroy()],
])("G3, E4: %s has zero width and height, with a warning", async (_what, answer) => {
  const warning = expect.stringMatching(
    /^content\/home\.md:5:3 {2}warning: image — The size of "https:\/\/a\.dev\/b\.png" is unknown: it .+\./,
  )
  expect(await sizeFrom(answer)).toEqual([{ width: 0, height: 0 }, warning])
})

test("S5: an image of this machine is not requested", async () => {
  allowLocalServer(undefined)
  const warning = expect.stringContaining("not to an https address")
  expect(await sizeFrom((response) => response.end())).toEqual([{ width: 0, height: 0 }, warning])
  expect(server.requests).toEqual([])
})
