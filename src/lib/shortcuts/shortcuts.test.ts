import { matchKeys, SHORTCUTS } from "~/src/lib/shortcuts/shortcuts"

test("every shortcut is found by its keys, the first of its keys alone begins it, and other keys find nothing", () => {
  for (const shortcut of SHORTCUTS) {
    expect(matchKeys(shortcut.keys)).toBe(shortcut)
    if (shortcut.keys.length > 1) expect(matchKeys(shortcut.keys.slice(0, 1))).toBe("begun")
  }
  expect([matchKeys(["g", "x"]), matchKeys(["h"])]).toEqual([null, null])
})
