import { readStored, removeStored, writeStored } from "~/src/client/browser-storage"

test("a value is stored in its area under its key, read and removed", () => {
  expect(writeStored("reload", "1", "/about")).toBe(true)
  expect(sessionStorage.getItem("reload:/about")).toBe("1")
  expect(readStored("reload", "/about")).toBe("1")
  expect(writeStored("shortcuts", "off")).toBe(true)
  expect(localStorage.getItem("shortcuts")).toBe("off")
  expect(removeStored("shortcuts")).toBe(true)
  expect(readStored("shortcuts")).toBeNull()
})

test("E4: blocked storage keeps nothing and throws nothing", () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("Blocked", "SecurityError")
    })
  }
  expect([readStored("theme"), writeStored("theme", "true"), removeStored("theme")]).toEqual([null, false, false])
})
