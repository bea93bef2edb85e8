import { openCardRenderer } from "~/src/build/social-cards/card-renderer"

const { missingCharacters } = openCardRenderer()

test.each([
  ["English", "“Quite – 40 % off”… it’s 3×"],
  ["Polish, Czech and Turkish", "Zażółć gęślą jaźń, příliš žluťoučký kůň, İğneada ışığı"],
  ["Vietnamese", "Tiếng Việt"],
  ["Russian, Ukrainian and Greek", "Съешь ещё этих булок, їжак ґречний, Ξεσκεπάζω την ψυχοφθόρα βδελυγμία"],
  ["Arabic, Persian and Hebrew", "الخوارزمي — پژوهشگاه שלום עולם"],
])("the bundled fonts have all characters of %s", (_language, text) => {
  expect(missingCharacters(text)).toEqual([])
})

test("characters that no font has are reported, each once", () => {
  expect(missingCharacters("The 解析 of 解 in ไทย").sort()).toEqual([..."ทยไ析解"].sort())
})
