import { cardWords } from "~/src/build/social-cards/card-words"

const WORDS = { title: "Note G", name: "Ada", label: "Note · 1843", text: null }

/** A font for ASCII and Latin-1. */
const missingIn = (text: string) => [...text].filter((character) => (character.codePointAt(0) ?? 0) > 0xff)

test.each([
  ["all texts are shown if the fonts have their characters", {}, {}],
  ["a title that is the site's name is shown once", { title: "Ada" }, { title: "Ada", name: null }],
  ["the site's name replaces a title of missing characters", { title: "解析機関 G" }, { title: "Ada", name: null }],
  ["a title loses only its missing characters", { title: "解 Engine ☖" }, { title: "Engine" }],
  [
    "a hyphen without a break is a hyphen",
    { title: "State\u2011of\u2011the\u2010art ①" },
    { title: "State-of-the-art 1" },
  ],
  ["a ligature is its letters", { title: "ﬁne ＴＩＤＥＳ" }, { title: "fine TIDES" }],
  ["the host replaces such a name", { title: "解", name: "析" }, { title: "ada.example", name: null }],
  ["a label or text with missing characters is left out", { label: "解", text: "析" }, { label: null, text: null }],
  ["emoji are removed", { title: "🎉 Launch 👩‍🚀 party 🇬🇧" }, { title: "Launch party" }],
  ["the site's name replaces a title of nothing but emoji", { title: "🎉" }, { title: "Ada", name: null }],
])("%s", (_name, given, shown) => {
  const words = cardWords({ ...WORDS, host: "ada.example", ...given }, missingIn)
  expect(words).toEqual({ ...WORDS, ...shown })
})
