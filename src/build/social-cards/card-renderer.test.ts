import { openCardRenderer } from "~/src/build/social-cards/card-renderer"

const { missingCharacters } = openCardRenderer()

test.each([
  ["English", "“Quite – 40 % off”… it’s 3×"],
  ["Polish and Czech", "Zażółć gęślą jaźń, příliš žluťoučký kůň"],
  ["Vietnamese", "Tiếng Việt"],
  ["Turkish", "İğneada ışığı"],
  ["Russian and Ukrainian", "Съешь ещё этих булок, їжак ґречний"],
  ["Greek", "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία"],
  ["Arabic and Persian", "الخوارزمي — پژوهشگاه"],
  ["Hebrew", "שלום עולם"],
])("the bundled fonts have all characters of %s", (_language, text) => {
  expect(missingCharacters(text)).toEqual([])
})

test("characters that no font has are reported, each once", () => {
  expect(missingCharacters("The 解析 of 解 in ไทย").sort()).toEqual([..."ทยไ析解"].sort())
})
