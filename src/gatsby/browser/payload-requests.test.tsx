import { requestPayload, setPayloadSource } from "~/src/gatsby/browser/payload-requests"

const ADDRESS = "/portfolio/page-data/about/page-data.json"

function failWith(status: number | undefined): void {
  setPayloadSource({
    fetchText: () => Promise.reject(Object.assign(new Error("no"), { status })),
    hasDocument: async (path) => path === "/about",
  })
}

test("C1: the data of pages comes from the source that the app sets", async () => {
  setPayloadSource({ fetchText: async (url) => `text of ${url}`, hasDocument: async () => false })
  expect(await requestPayload(ADDRESS)).toEqual({ status: 200, responseText: `text of ${ADDRESS}` })
})

test("C1 E4: after a failed request, Gatsby gets the status 0 and gives up; only a 404 stays a 404", async () => {
  for (const status of [403, 410, 500, 503, undefined]) {
    failWith(status)
    expect((await requestPayload(ADDRESS)).status).toBe(0)
  }
  failWith(404)
  expect((await requestPayload(ADDRESS)).status).toBe(404)
})

test("E4 P3: the source, not the host, decides whether a path without data has a document", async () => {
  failWith(404)
  expect((await requestPayload("/about", "HEAD")).status).toBe(200)
  expect((await requestPayload("/nowhere", "HEAD")).status).toBe(404)
})
