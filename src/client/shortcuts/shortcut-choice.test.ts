import { areShortcutsOn, chooseShortcuts } from "~/src/client/shortcuts/shortcut-choice"

afterEach(() => {
  jest.restoreAllMocks()
  chooseShortcuts(true)
})

test("shortcuts are on until a visitor turns them off, and the choice is kept", () => {
  expect(areShortcutsOn()).toBe(true)
  expect(localStorage).toHaveLength(0)
  chooseShortcuts(false)
  expect([areShortcutsOn(), localStorage.getItem("shortcuts")]).toEqual([false, "off"])
  chooseShortcuts(true)
  expect([areShortcutsOn(), localStorage.getItem("shortcuts")]).toEqual([true, null])
})

test("where storage is blocked the choice lasts as long as the page", () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error("blocked")
    })
  }
  expect(areShortcutsOn()).toBe(true)
  chooseShortcuts(false)
  expect(areShortcutsOn()).toBe(false)
})
