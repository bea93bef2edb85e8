const MANIFEST = { matcher: { "/projects/a": { redirect: "/projects/b" } }, prerendered: ["/", "/x"] }
const ANSWER = { id: "b1", timestamp: 1, ...MANIFEST }
const fetched = jest.fn()

jest.mock("~/src/client/request", () => ({ request: (url: string) => fetched(url) }))

beforeEach(() => fetched.mockReset().mockResolvedValue(ANSWER))

/** Loads the module as a new document does. */
async function openDocument(build = "b1") {
  document.head.innerHTML = `<meta name="build-id" content="${build}">`
  jest.resetModules()
  return import("~/src/client/freshness/load-build-manifest")
}

test("F6: the manifest is fetched once per session, not once per document; another build fetches its own", async () => {
  for (let documents = 0; documents < 2; documents += 1) {
    expect(await (await openDocument()).buildManifest()).toMatchObject(MANIFEST)
  }
  await (await openDocument("b2")).buildManifest()
  expect(fetched.mock.calls).toEqual([["/builds/meta/b1.json"], ["/builds/meta/b2.json"]])
})

const HOSTILE_PATHS = [
  "//evil.example",
  "/\\\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/\t/evil.example",
  "",
  5,
]
const HOSTILE = HOSTILE_PATHS.flatMap((path) => [
  { ...ANSWER, prerendered: ["/", path] },
  { ...ANSWER, matcher: { "/projects/a": { redirect: path } } },
])

test.each([
  "",
  "{",
  "null",
  "[]",
  '{"id":"b1"}',
  '{"id":"b1","matcher":5,"prerendered":{}}',
  ...HOSTILE.map((value) => JSON.stringify(value)),
])("E4 P2: %j in storage is not used as the manifest", async (text) => {
  sessionStorage.setItem("manifest", text)
  expect(await (await openDocument()).buildManifest()).toMatchObject(MANIFEST)
})

test.each([null, [], "<h1>", { matcher: {} }])("E4: the answer %j is logged, and gives no rules", async (answer) => {
  fetched.mockResolvedValue(answer)
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined)
  const { buildManifest } = await openDocument()
  expect(await buildManifest()).toEqual({ matcher: {}, prerendered: [] })
  expect(logged).toHaveBeenCalledTimes(1)
})
