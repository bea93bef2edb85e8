import { missingTitle } from "~/src/build/steps/write-social-cards"

test("a title that no font can show is a warning, emoji are not", () => {
  const missingIn = (text: string) => [...text].filter((character) => character > "\u00ff")
  expect(missingTitle("Tide tables 🌊", missingIn)).toBeNull()
  expect(missingTitle("潮汐", missingIn)).toBe(
    'A social card leaves out a part of the title "潮汐": no font has 潮 (U+6F6E), 汐 (U+6C50). Add a font that has them to content/fonts/.',
  )
})
