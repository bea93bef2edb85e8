import { directionOf } from "~/src/lib/texts/direction"
import { en } from "~/src/lib/texts/en"
import { LANGUAGES, textsFor, textsKey } from "~/src/lib/texts/languages"
import { isPlural } from "~/src/lib/texts/texts"

type Texts = { readonly [name: string]: string | Texts }

/** Words that a language shares with English; everything else in it is translated. */
const SAME: Record<string, readonly string[]> = {
  de: ["Demo", "Video", "Store", "Link", "Links", "Status"],
  es: ["ERROR {code}", "Error {code}"],
  fr: [
    ...["Contact", "Notifications (F8)", "Action", "{title}, page {number}", "Pages", "Type", "Concept"],
    ...["Documentation", "Article", "Publications", "Services", "Notes", "Note", "Important"],
    ...["{count} note", "{count} notes"],
  ],
  it: ["Home", "Demo", "Video", "Link"],
  nl: ["{count} project", "Home", "Contact", "Demo", "Video", "Link", "Links", "Details", "Status", "Tip"],
  pl: ["Demo", "Link"],
  pt: ["Link", "Links"],
  tr: ["Demo", "Video"],
}
/** Without letters of a language. */
const NO_WORDS = /^[^\p{L}]*$/u

/** Every text of a language by its path; of a plural, each form. */
function textsOf(texts: Texts, path = ""): [string, string][] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === "string" ? [[`${path}${name}`, value] as const] : textsOf(value, `${path}${name}.`),
  ) as [string, string][]
}

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()
const valueAt = (texts: unknown, path: string) =>
  path.split(".").reduce((inner, name) => (inner as Record<string, unknown>)?.[name], texts)

/** The paths of the texts in English; those with plural forms are one. */
function namesOf(texts: Texts, path = ""): string[] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === "string" || isPlural(value) ? [`${path}${name}`] : namesOf(value, `${path}${name}.`),
  )
}

const NAMES = namesOf(en)
test("J1: the interface speaks fifteen languages", () => {
  expect(Object.keys(LANGUAGES)).toHaveLength(15)
})

const others = Object.entries(LANGUAGES).filter(([key]) => key !== "en")

describe.each(others)("J1: %s", (key, texts) => {
  test("has no empty text, and none that is left in English", () => {
    for (const [name, text] of textsOf(texts)) {
      expect([name, text.trim()]).not.toEqual([name, ""])
      const english = valueAt(en, name)
      const isAllowed = NO_WORDS.test(text.replace(/\{\w+\}/g, "")) || SAME[key]?.includes(text)
      if (!isAllowed) expect([name, text]).not.toEqual([name, english])
    }
  })

  test("has the placeholders and the plural forms", () => {
    const categories = new Intl.PluralRules(key).resolvedOptions().pluralCategories.toSorted()
    for (const name of NAMES) {
      const english = valueAt(en, name) as string | { other: string }
      const text = valueAt(texts, name) as string | Record<string, string>
      if (typeof english === "string") {
        expect([name, placeholders(String(text))]).toEqual([name, placeholders(english)])
        continue
      }
      expect([name, Object.keys(text).toSorted()]).toEqual([name, categories])
      for (const form of Object.values(text)) {
        expect(placeholders(english.other)).toEqual(expect.arrayContaining(placeholders(form)))
      }
    }
  })
})

test.each([
  ["ar-EG", "ar"],
  ["en-GB", "en"],
  ["de-AT", "de"],
  ["pt-BR", "pt"],
  ["zh-CN", "zh"],
  ["zh-TW", null],
  ["uk-Latn", null],
  ["zh-TW", null],
  ["tlh", null],
])("J1: a region uses the texts of its language, unless it is written otherwise: %s", (tag, key) => {
  expect(textsKey(tag)).toBe(key)
})

test("J1: texts of the owner replace those of the language", () => {
  const texts = textsFor("en", { app: { home: "Start" }, list: { list: { count: { few: "{count}" } } }, nothing: 1 })
  expect(texts.app).toEqual({ ...en.app, home: "Start" })
  expect(texts.list.list.count).toEqual({ ...en.list.list.count, few: "{count}" })
})

test.each([
  ["ar", "rtl"],
  ["he-IL", "rtl"],
  ["az-Arab", "rtl"],
  ["az", "ltr"],
  ["ja", "ltr"],
] as const)("J1: %s is written %s", (tag, direction) => {
  expect(directionOf(tag)).toBe(direction)
})
