import descriptions from "~/src/lib/texts/descriptions.json"
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
    ...["{count} note", "{count} notes", "{count} page", "{count} pages"],
  ],
  it: ["Home", "Demo", "Video", "Link", "Store", "Abstract"],
  nl: ["{count} project", "Home", "Contact", "Demo", "Video", "Link", "Links", "Details", "Status", "Tip"],
  pl: ["Demo", "Link"],
  pt: ["Link", "Links", "Tags"],
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

test("each text in English has a description of the place where it appears, and nothing else has", () => {
  expect(namesOf(descriptions)).toEqual(NAMES)
  expect(textsOf(descriptions).filter(([, description]) => !/^\p{Lu}.+\.$/u.test(description))).toEqual([])
})

const others = Object.entries(LANGUAGES).filter(([key]) => key !== "en")

describe.each(others)("J1: %s", (key, texts) => {
  test("has no text that English lacks", () => {
    const isKnown = (name: string) => NAMES.includes(name) || NAMES.includes(name.replace(/\.\w+$/, ""))
    expect(textsOf(texts).filter(([name]) => !isKnown(name))).toEqual([])
  })

  test("has the text in the search field in the names of the field", () => {
    const names = [texts.list.filter.search, texts.notes.search].map((name) => name.toLocaleLowerCase(key))
    expect(names.filter((name) => !name.includes(texts.shortcuts.search.toLocaleLowerCase(key)))).toEqual([])
  })

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

/** Texts that name the label of a control, and that label. */
const QUOTED = [
  ["storage.session.purposes.project-order", "project.neighbours.previous"],
  ["storage.session.purposes.project-order", "project.neighbours.next"],
  ["storage.local.purposes.analytics-consent", "consent.choices"],
  ["services.afterConsent", "consent.accept"],
  ["services.unlessRejected", "consent.choices"],
  ["services.unlessRejected", "consent.reject"],
  ["services.googleCookies", "consent.reject"],
  ["services.game.when", "game.play"],
  ["game.gameNote", "game.play"],
] as const

test.each(Object.entries(LANGUAGES))("J1: in %s, texts name controls as they are labelled", (_key, texts) => {
  const wrong = QUOTED.filter(([text, label]) => !String(valueAt(texts, text)).includes(String(valueAt(texts, label))))
  expect(wrong).toEqual([])
})

test.each(Object.entries(LANGUAGES))("J1: in %s, no space is before or after a mark that has its own", (key, texts) => {
  const wrong = key === "fr" ? /[^\u00a0] ?[:;!?»](?=\s|$)|«[^\u00a0]/ : /[：；，。] | [：；，。]/
  const written = textsOf(texts).filter(([name]) => !name.startsWith("punctuation"))
  expect(written.filter(([, text]) => wrong.test(text))).toEqual([])
})

test.each([
  ["ar-EG", "ar"],
  ["en-GB", "en"],
  ["de-AT", "de"],
  ["pt-BR", "pt"],
  ["zh-CN", "zh"],
  ["zh-TW", null],
  ["uk-Latn", null],
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
