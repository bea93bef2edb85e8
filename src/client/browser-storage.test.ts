import { readStored, readStoredJson, writeStored } from "~/src/client/browser-storage"
import { RELOAD_KEY, SHORTCUTS_KEY, THEME_KEY } from "~/src/lib/privacy/stored-keys"
import { blockStorage } from "~/tests/block-storage"

test("a value is stored in its area under its key, read and removed", () => {
  expect(writeStored(RELOAD_KEY, "1", "/about")).toBe(true)
  expect(sessionStorage.getItem("reload:/about")).toBe("1")
  expect(readStored(RELOAD_KEY, "/about")).toBe("1")
  expect(writeStored(SHORTCUTS_KEY, "off")).toBe(true)
  expect(localStorage.getItem("shortcuts")).toBe("off")
  expect(readStoredJson(SHORTCUTS_KEY)).toBeNull()
  expect(writeStored(SHORTCUTS_KEY, null)).toBe(true)
  expect(readStored(SHORTCUTS_KEY)).toBeNull()
})

test("E4: blocked storage keeps nothing and throws nothing", () => {
  blockStorage()
  expect([readStored(THEME_KEY), readStoredJson(THEME_KEY)]).toEqual([null, null])
  expect([writeStored(THEME_KEY, "true"), writeStored(THEME_KEY, null)]).toEqual([false, false])
})
