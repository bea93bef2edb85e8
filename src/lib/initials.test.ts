import { initials } from "~/src/lib/initials"

test.each([
  ["Ada Lovelace", "AL"],
  ["Ada King Lovelace", "AK"],
  ["ada", "A"],
  ["  Émilie   du Châtelet ", "ÉD"],
  ["王 小明", "王小"],
  ["👩‍🔬 Lab", "👩‍🔬L"],
  ["   ", ""],
])("L7: the initials of %j are %j", (name, expected) => {
  expect(initials(name)).toBe(expected)
})
