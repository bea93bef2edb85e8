import { readCardWords } from "~/src/build/social-cards/card-words"

const WORDS = { title: "Note G", name: "Ada", label: "Note · 1843", text: null }
const HOST = "ada.example"

/** A face for ASCII and signs of Latin-1. */
const missingIn = (text: string) => [...text].filter((character) => (character.codePointAt(0) ?? 0) > 0xff)

function read(words: Partial<Record<keyof typeof WORDS, string | null>>) {
  return readCardWords({ ...WORDS, host: HOST, ...words } as typeof WORDS & { host: string }, missingIn)
}

test("what can be read is on the card, and nothing is told", () => {
  expect(read({})).toEqual({ words: WORDS, unreadable: [] })
})

test("the name is not said twice", () => {
  expect(read({ title: "Ada", label: null }).words).toEqual({ title: "Ada", name: null, label: null, text: null })
})

test("a title that cannot be read leaves its place to the name, and is told with its characters", () => {
  const { words, unreadable } = read({ title: "解析 Engine" })
  expect(words).toMatchObject({ title: "Ada", name: null })
  expect(unreadable).toEqual([{ field: "title", characters: ["解", "析"] }])
})

test("without a name that can be read there is the site's host", () => {
  const { words, unreadable } = read({ title: "解", name: "析" })
  expect(words).toMatchObject({ title: HOST, name: null })
  expect(unreadable.map(({ field }) => field)).toEqual(["the site's title", "title"])
})

test("a label or a sentence that cannot be read is left out", () => {
  expect(read({ label: "解", text: "析" }).words).toMatchObject({ label: null, text: null })
})

test("emoji leave a title, and nobody is warned of it; a title of nothing else leaves its place to the name", () => {
  expect(read({ title: "🎉 Launch 👩‍🚀 party 🇬🇧" })).toEqual({
    words: { ...WORDS, title: "Launch party" },
    unreadable: [],
  })
  expect(read({ title: "🎉" })).toMatchObject({ words: { title: "Ada", name: null }, unreadable: [] })
})
