import { areShortcutsOn, chooseShortcuts } from "~/src/client/shortcuts/shortcut-choice"
import { blockStorage } from "~/tests/block-storage"

test("where storage is blocked the choice lasts as long as the page", () => {
  blockStorage()
  expect(areShortcutsOn()).toBe(true)
  chooseShortcuts(false)
  expect(areShortcutsOn()).toBe(false)
})
