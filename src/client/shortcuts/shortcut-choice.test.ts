import { areShortcutsOn, chooseShortcuts } from "~/src/client/shortcuts/shortcut-choice"
import { blockStorage } from "~/tests/block-storage"

test("shortcuts are on until a visitor turns them off, and the choice is stored", () => {
  expect(areShortcutsOn()).toBe(true)
  expect(localStorage).toHaveLength(0)
  chooseShortcuts(false)
  expect([areShortcutsOn(), localStorage.getItem("shortcuts")]).toEqual([false, "off"])
  chooseShortcuts(true)
  expect([areShortcutsOn(), localStorage.getItem("shortcuts")]).toEqual([true, null])
})

test("where storage is blocked the choice lasts as long as the page", () => {
  blockStorage()
  expect(areShortcutsOn()).toBe(true)
  chooseShortcuts(false)
  expect(areShortcutsOn()).toBe(false)
})
