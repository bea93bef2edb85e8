import { matchKeys, SHORTCUTS } from "~/src/lib/shortcuts/shortcuts"

test("every shortcut is found by its keys, its first key alone is its beginning, and other keys are nothing", () => {
  for (const shortcut of SHORTCUTS) {
    expect(matchKeys(shortcut.keys)).toBe(shortcut)
    if (shortcut.keys.length > 1) expect(matchKeys(shortcut.keys.slice(0, 1))).toBe("begun")
  }
  expect([matchKeys(["g", "x"]), matchKeys(["h"])]).toEqual([null, null])
})

test("no shortcut hides behind the beginning of another, and none needs a letter key with a modifier", () => {
  const sequences = SHORTCUTS.map(({ keys }) => keys.join(" "))
  for (const one of sequences) {
    expect(sequences.filter((other) => other === one || other.startsWith(`${one} `))).toEqual([one])
  }
  for (const key of SHORTCUTS.flatMap(({ keys }) => keys)) expect(key).toMatch(/^[a-z/?]$/)
})
