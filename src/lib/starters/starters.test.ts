import en from "~/src/lib/starters/en.json"
import { STARTERS, starterFor } from "~/src/lib/starters/starters"
import { LANGUAGES } from "~/src/lib/texts/languages"

type Texts = { readonly [name: string]: string | readonly string[] | Texts }

function textsOf(texts: Texts, path = ""): (readonly [path: string, text: string])[] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === "string" ? [[`${path}${name}`, value] as const] : textsOf(value as Texts, `${path}${name}.`),
  )
}

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
const ENGLISH = new Map(textsOf(en))

test("J1: each shipped language has starter texts, and a region has those of its language", () => {
  expect(Object.keys(STARTERS).sort()).toEqual(Object.keys(LANGUAGES).sort())
  expect([starterFor("de-CH"), starterFor("tlh")]).toEqual([STARTERS.de, STARTERS.en])
})

test.each(Object.entries(STARTERS))("J1: the starter texts in %s are complete and translated", (key, starter) => {
  const texts = textsOf(starter)
  expect(texts.map(([name]) => name)).toEqual([...ENGLISH.keys()])
  for (const [name, text] of texts) {
    const english = ENGLISH.get(name) ?? ""
    expect([name, placeholders(text)]).toEqual([name, placeholders(english)])
    const isShared = key === "en" || (key === "nl" && name === "entry.project")
    expect([name, text === english && !isShared]).toEqual([name, false])
  }
})
