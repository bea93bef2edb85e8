import { readStored, removeStored, writeStored } from "~/src/client/browser-storage"
import { RELOAD_KEY, SHORTCUTS_KEY, THEME_KEY } from "~/src/lib/privacy/stored-keys"

test("a value is stored in its area under its key, read and removed", () => {
  expect(writeStored(RELOAD_KEY, "1", "/about")).toBe(true)
  expect(sessionStorage.getItem("reload:/about")).toBe("1")
  expect(readStored(RELOAD_KEY, "/about")).toBe("1")
  expect(writeStored(SHORTCUTS_KEY, "off")).toBe(true)
  expect(localStorage.getItem("shortcuts")).toBe("off")
  expect(removeStored(SHORTCUTS_KEY)).toBe(true)
  expect(readStored(SHORTCUTS_KEY)).toBeNull()
})

test("E4: blocked storage keeps nothing and throws nothing", () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("Blocked", "SecurityError")
    })
  }
  expect([readStored(THEME_KEY), writeStored(THEME_KEY, "true"), removeStored(THEME_KEY)]).toEqual([null, false, false])
})
