import { fetchPayload } from "~/src/client/freshness/fetch-payload"

const asked: string[] = []

jest.mock("~/src/client/request", () => ({
  requestText: async (url: string) => {
    asked.push(url)
    return "{}"
  },
}))

test("P1: page data is requested with the build's id, so that a host that caches wrongly cannot mix builds", async () => {
  document.head.innerHTML = '<meta name="build-id" content="b1">'
  expect(await fetchPayload("/page-data/about/page-data.json")).toBe("{}")
  document.head.innerHTML = ""
  await fetchPayload("/page-data/index/page-data.json")
  expect(asked).toEqual(["/page-data/about/page-data.json?b1", "/page-data/index/page-data.json"])
})
