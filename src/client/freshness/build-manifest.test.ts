const ANSWER = {
  id: "b1",
  timestamp: 1,
  matcher: { "/projects/a": { redirect: "/projects/b" } },
  prerendered: ["/", "/x"],
}
const fetched = jest.fn()

jest.mock("~/src/client/request", () => ({
  request: (url: string) => fetched(url),
  requestText: (url: string) => fetched(url),
}))

beforeEach(() => {
  document.head.innerHTML = '<meta name="build-id" content="b1">'
  sessionStorage.clear()
  fetched.mockReset()
  fetched.mockResolvedValue(ANSWER)
})

/** The module as a new document has it. */
async function openDocument() {
  jest.resetModules()
  return import("~/src/client/freshness/build-manifest")
}

test("F6: the manifest is fetched once per session, not once per document", async () => {
  const first = await openDocument()
  expect(await first.buildManifest()).toMatchObject({ matcher: ANSWER.matcher, prerendered: ANSWER.prerendered })
  const second = await openDocument()
  expect(await second.buildManifest()).toMatchObject({ matcher: ANSWER.matcher, prerendered: ANSWER.prerendered })
  expect(fetched.mock.calls).toEqual([["/builds/meta/b1.json"]])
})

test("F6: a document of another build fetches its own", async () => {
  await (await openDocument()).buildManifest()
  document.head.innerHTML = '<meta name="build-id" content="b2">'
  await (await openDocument()).buildManifest()
  expect(fetched).toHaveBeenCalledTimes(2)
})

test.each(["", "{", "null", "[]", '{"id":"b1"}', '{"id":"b1","matcher":5,"prerendered":{}}'])(
  "E4: %j in the storage is not taken for the manifest",
  async (text) => {
    sessionStorage.setItem("manifest", text)
    expect((await (await openDocument()).buildManifest()).prerendered).toEqual(["/", "/x"])
  },
)

test.each([null, [], "<h1>", { matcher: {} }])("E4: the answer %j is logged, and leaves no rules", async (answer) => {
  fetched.mockResolvedValue(answer)
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined)
  const { buildManifest, hasDocument } = await openDocument()
  expect(await buildManifest()).toEqual({ matcher: {}, prerendered: [] })
  expect(logged).toHaveBeenCalledTimes(1)
  // Nothing is known of any path: the host decides.
  expect(await hasDocument("/nowhere")).toBe(true)
})

test("E4 P3: a path has a document if the build has it, at any of the addresses that hosts answer", async () => {
  const { hasDocument } = await openDocument()
  for (const path of ["/x", "/x/", "/x.html", "/x/index.html"]) expect(await hasDocument(path)).toBe(true)
  expect(await hasDocument("/y")).toBe(false)
})

test("P1: page data is requested with the build's id, so that a host that caches wrongly cannot mix builds", async () => {
  const { fetchPayload } = await openDocument()
  await fetchPayload("/page-data/about/page-data.json")
  document.head.innerHTML = ""
  await fetchPayload("/page-data/index/page-data.json")
  expect(fetched.mock.calls).toEqual([["/page-data/about/page-data.json?b1"], ["/page-data/index/page-data.json"]])
})
