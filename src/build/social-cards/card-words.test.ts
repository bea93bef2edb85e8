import { cardWords } from "~/src/build/social-cards/card-words"

const WORDS = { title: "Note G", name: "Ada", label: "Note · 1843", text: null }
const HOST = "ada.example"

/** A font for ASCII and Latin-1. */
const missingIn = (text: string) => [...text].filter((character) => (character.codePointAt(0) ?? 0) > 0xff)

function read(words: Partial<Record<keyof typeof WORDS, string | null>>) {
  return cardWords({ ...WORDS, host: HOST, ...words } as typeof WORDS & { host: string }, missingIn)
}

test("a card shows all its texts if the fonts have their characters", () => {
  expect(read({})).toEqual({ words: WORDS, unreadable: [] })
})

test("a title that is the site's name is shown once", () => {
  expect(read({ title: "Ada", label: null }).words).toEqual({ title: "Ada", name: null, label: null, text: null })
})

test("the site's name replaces a title with missing characters, which are reported", () => {
  const { words, unreadable } = read({ title: "解析 Engine" })
  expect(words).toMatchObject({ title: "Ada", name: null })
  expect(unreadable).toEqual([{ field: "title", characters: ["解", "析"] }])
})

test("the host replaces a name with missing characters", () => {
  const { words, unreadable } = read({ title: "解", name: "析" })
  expect(words).toMatchObject({ title: HOST, name: null })
  expect(unreadable.map(({ field }) => field)).toEqual(["the site's title", "title"])
})

test("a label or text with missing characters is left out", () => {
  expect(read({ label: "解", text: "析" }).words).toMatchObject({ label: null, text: null })
})

test("emoji are removed without a report; the name replaces a title of nothing but emoji", () => {
  expect(read({ title: "🎉 Launch 👩‍🚀 party 🇬🇧" })).toEqual({
    words: { ...WORDS, title: "Launch party" },
    unreadable: [],
  })
  expect(read({ title: "🎉" })).toMatchObject({ words: { title: "Ada", name: null }, unreadable: [] })
})
