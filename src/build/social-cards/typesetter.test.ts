import { openTypesetter, type TextStyle, type Typesetter } from "~/src/build/social-cards/typesetter"

// Faces are many files, and the machine may have other things to do.
jest.setTimeout(60_000)

const STYLE: TextStyle = { size: 60, weight: 480, colour: "#000000", lineHeight: 1.1, mostLines: 2 }

let setter: Typesetter

beforeAll(async () => {
  setter = await openTypesetter()
})

test.each([
  ["English", "“Quite – 40 % off”… it’s 3×"],
  ["Polish and Czech", "Zażółć gęślą jaźń, příliš žluťoučký kůň"],
  ["Vietnamese", "Tiếng Việt"],
  ["Turkish", "İğneada ışığı"],
  ["Russian and Ukrainian", "Съешь ещё этих булок, їжак ґречний"],
  ["Greek", "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία"],
  ["Arabic and Persian", "الخوارزمي — پژوهشگاه"],
  ["Hebrew", "שלום עולם"],
])("there is a face for every character: %s", (_language, text) => {
  expect(setter.missing(text)).toEqual([])
})

test("characters that no face has are named, each once", () => {
  expect(setter.missing("The 解析 of 解 in ไทย").sort()).toEqual([..."ทยไ析解"].sort())
})

test("a text begins on the side where its first letter's script begins", () => {
  expect(["Note", "(1843) Note", "123", ""].map(setter.sideOf)).toEqual(["left", "left", "left", "left"])
  expect(["שלום Note", "«الآلة»"].map(setter.sideOf)).toEqual(["right", "right"])
})

test("a text that has more lines than it may is not complete, and a word wider than them is tight", () => {
  expect(setter.setText("A title", STYLE, 1000)).toMatchObject({ isComplete: true })
  expect(setter.setText("many words ".repeat(20), STYLE, 1000).isComplete).toBe(false)
  expect(setter.setText("W".repeat(40), STYLE, 1000).tightness).toBeGreaterThan(1)
})

test("lines that are made equal do not become more", () => {
  const text = "Sketch of the Engine, with Notes by the Translator"
  const { height } = setter.setText(text, { ...STYLE, mostLines: 9 }, 1000)
  expect(setter.setText(text, STYLE, 1000)).toMatchObject({ isComplete: true, height })
})
