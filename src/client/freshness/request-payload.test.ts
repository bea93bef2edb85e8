import { requestPayload } from "~/src/client/freshness/request-payload"

const ADDRESS = "/portfolio/page-data/about/page-data.json"
const requestText = jest.fn()
let prerendered: string[] = []

jest.mock("~/src/client/request", () => ({ requestText: (url: string) => requestText(url) }))
jest.mock("~/src/client/freshness/load-build-manifest", () => ({
  ownBuildId: () => "b1",
  buildManifest: async () => ({ matcher: {}, prerendered }),
}))

test("C1 P1: the data of pages comes from the app's client, at an address with the id of the build", async () => {
  requestText.mockImplementation(async (url) => `text of ${url}`)
  expect(await requestPayload(ADDRESS)).toEqual({ status: 200, responseText: `text of ${ADDRESS}?b1` })
})

test.each<[status: number | undefined, given: number]>([
  [403, 0],
  [410, 0],
  [500, 0],
  [503, 0],
  [undefined, 0],
  [404, 404],
])(
  "C1 E4: after a request that failed with %p, Gatsby gets the status %i, and only after 404 does it go on",
  async (status, given) => {
    requestText.mockRejectedValue(Object.assign(new Error("no"), { status }))
    expect((await requestPayload(ADDRESS)).status).toBe(given)
  },
)

test("E4 P3: a path has a document if the build has it, at any of the addresses that hosts answer; without a manifest the host decides", async () => {
  const statusOf = async (path: string) => (await requestPayload(path, "HEAD")).status
  expect(await statusOf("/y")).toBe(200)
  prerendered = ["/", "/x"]
  for (const path of ["/x", "/x/", "/x.html", "/x/index.html"]) expect(await statusOf(path)).toBe(200)
  expect(await statusOf("/y")).toBe(404)
})
