import { beginText, noteEntrySave, subscribeToSaves } from "./content-requests"
import { browserStorage } from "./folder-handle"

/** The files of a server, each with its tag. */
const files = new Map<string, string>()
/** Answers in place of the server: a status, null while it is away, or undefined. */
let answer: (method: string, name: string) => Promise<number | null | undefined>

beforeEach(() => {
  files.clear()
  answer = async () => undefined
  noteEntrySave(false)
  Object.assign(globalThis, { fetch: respond })
  Object.defineProperty(globalThis, "navigator", { value: { onLine: true }, configurable: true })
})

async function respond(address: string, { method = "GET", headers = {} }: RequestInit = {}): Promise<Response> {
  const name = address.slice(1)
  const status = await answer(method, name)
  if (status === null) throw new TypeError("fetch failed")
  if (status !== undefined) return new Response("no", { status })
  if ((files.get(name) ?? "") !== (headers as Record<string, string>)["If-Match"])
    return new Response("", { status: 409 })
  if (method === "PUT") files.set(name, `"${files.size}"`)
  else files.delete(name)
  return new Response("", { headers: { ETag: files.get(name) ?? "" } })
}

/** Saves a new file as Sveltia does: with a temporary name that is then changed. */
async function save(name: string): Promise<boolean> {
  const folder = await browserStorage.getDirectoryHandle()
  const file = await folder.getFileHandle(".sveltia-tmp")
  await (await file.createWritable()).write("content")
  return file.move(folder, name).then(
    () => true,
    () => false,
  )
}

const refuse =
  (...names: string[]) =>
  async (method: string, name: string) =>
    method === "PUT" && names.includes(name) ? 413 : undefined

test("only a text that was offered again is compared with what it was begun on", async () => {
  const confirm = jest.fn(() => false)
  Object.assign(globalThis, { confirm })
  expect([await save("recreated/index.md"), confirm.mock.calls.length]).toEqual([true, 0])
  beginText("recreated/index.md", '"of a deleted file"')
  expect([await save("recreated/index.md"), confirm.mock.calls.length]).toEqual([false, 1])
  // The draft was discarded.
  beginText("recreated/index.md")
  expect([await save("recreated/index.md"), confirm.mock.calls.length]).toEqual([true, 1])
})

test("a refused text takes the picture along that was saved with it, and both can be saved again", async () => {
  answer = refuse("lamp/index.md")
  noteEntrySave(true)
  expect([await save("lamp/a.png"), await save("lamp/index.md")]).toEqual([true, false])
  expect([...files.keys()]).toEqual([])
  answer = refuse()
  noteEntrySave(true)
  expect([await save("lamp/a.png"), await save("lamp/index.md")]).toEqual([true, true])
  expect([...files.keys()]).toEqual(["lamp/a.png", "lamp/index.md"])
})

test("a picture that is saved after another one was refused is taken back, too", async () => {
  let resolve: () => void = jest.fn()
  const isRefused = new Promise<void>((refused) => {
    resolve = refused
  })
  answer = async (method, name) => {
    if (name === "loom/slow.png" && method === "PUT") await isRefused
    return name === "loom/big.png" ? 413 : undefined
  }
  noteEntrySave(true)
  const slow = save("loom/slow.png")
  expect(await save("loom/big.png")).toBe(false)
  resolve()
  expect(await slow).toBe(true)
  expect([...files.keys()]).toEqual([])
})

test("a refused upload takes nothing along: neither another upload nor an entry", async () => {
  answer = refuse("big.png")
  noteEntrySave(true)
  await save("bell/index.md")
  noteEntrySave(false)
  await save("one.png")
  expect(await save("big.png")).toBe(false)
  expect([...files.keys()]).toEqual(["bell/index.md", "one.png"])
  // Nor after a save that was refused.
  answer = refuse("big.png", "rope/index.md")
  noteEntrySave(true)
  await save("rope/index.md")
  await save("two.png")
  expect(await save("big.png")).toBe(false)
  expect([...files.keys()]).toEqual(["bell/index.md", "one.png", "two.png"])
})

test("a picture that cannot be taken back because the server is away is saved again when it runs", async () => {
  noteEntrySave(true)
  await save("tide/a.png")
  answer = async () => null
  expect(await save("tide/index.md")).toBe(false)
  answer = async () => undefined
  noteEntrySave(true)
  expect([await save("tide/a.png"), await save("tide/index.md")]).toEqual([true, true])
})

test.each([
  [true, /^The editor is not running: npm run edit\./],
  [false, /^The browser works offline, or the editor is not running: npm run edit\./],
])("a save without an answer says why, whether the browser is online (%s)", async (onLine, message) => {
  Object.assign(navigator, { onLine })
  answer = async () => null
  const refusals: string[] = []
  const unsubscribe = subscribeToSaves((refusal) => void refusals.push(refusal))
  expect(await save("tide/index.md")).toBe(false)
  unsubscribe()
  expect(refusals).toEqual([expect.stringMatching(message)])
})
