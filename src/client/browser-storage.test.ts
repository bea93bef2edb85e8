import { readStored, writeStored } from "~/src/client/browser-storage"
import { LIST_KEY } from "~/src/lib/privacy/stored-keys"
import { blockStorage } from "~/tests/block-storage"

test("what the browser refuses to store lasts as long as the document, until it is removed or can be stored", () => {
  blockStorage()
  expect([readStored(LIST_KEY, "a"), writeStored(LIST_KEY, "1", "a")]).toEqual([null, false])
  expect([readStored(LIST_KEY, "a"), readStored(LIST_KEY, "b")]).toEqual(["1", null])
  writeStored(LIST_KEY, null, "a")
  expect(readStored(LIST_KEY, "a")).toBeNull()
  writeStored(LIST_KEY, "2", "a")
  jest.restoreAllMocks()
  expect([readStored(LIST_KEY, "a"), writeStored(LIST_KEY, "3", "a")]).toEqual(["2", true])
  sessionStorage.clear()
  expect(readStored(LIST_KEY, "a")).toBeNull()
})
