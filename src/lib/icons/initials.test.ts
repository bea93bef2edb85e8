import { initials } from "~/src/lib/icons/initials"

test.each([
  ["Ada Lovelace", "AL"],
  ["Ada King Lovelace", "AK"],
  ["ada", "A"],
  ["  Émilie   du Châtelet ", "ÉD"],
  ["王 小明", "王小"],
  ["👩‍🔬 Lab", "👩‍🔬L"],
  ["🇬🇧 Club", "🇬🇧C"],
  ["e\u0301milie a\u0308rmel", "E\u0301A\u0308"],
  // Joined, these two would be the word "no".
  ["ليلى العامري", "ل\u200cا"],
  ["   ", ""],
])("L7: the initials of %j are %j", (name, expected) => {
  expect(initials(name)).toBe(expected)
})
