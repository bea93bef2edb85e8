import { directionOf } from "~/src/lib/texts/direction"
import { LANGUAGES } from "~/src/lib/texts/languages"
import { setLanguage } from "~/tests/set-language"

async function textsIn(language: string) {
  setLanguage(language)
  return { ...(await import("~/src/lib/texts/fill-text")), ...(await import("~/src/lib/texts/punctuation")) }
}

const keys = Object.keys(LANGUAGES)
const isolated = (value: string) => `\u2068${value}\u2069`

test.each(keys.filter((key) => directionOf(key) === "rtl"))(
  "J1: in %s, a value keeps its signs in order",
  async (key) => {
    const { fillPlural, fillText, formatList, withColon } = await textsIn(key)
    for (const [value, shown] of [
      ["C++", isolated("C++")],
      ["C#", isolated("C#")],
      ["(Vue)", isolated("(Vue)")],
      ["/projects/no-such", isolated("\u200e/projects/no-such")],
      ["//host/a", isolated("\u200e//host/a")],
      ["https://host/a", isolated("https://host/a")],
    ] as const) {
      expect(fillText("א {value} א", { value })).toBe(`א ${shown} א`)
      expect(fillPlural({ other: "א {value}" }, 3, { value })).toBe(`א ${shown}`)
      expect(withColon("א", value).endsWith(shown)).toBe(true)
    }
    // Each word once, and not again as a value.
    const list = formatList(["C++", "C#"])
    expect(list.split("\u2068")).toHaveLength(3)
    expect(fillText("{list}", { list })).toBe(list)
  },
)

test.each(keys.filter((key) => directionOf(key) === "ltr"))(
  "J1: in %s, values have no marks of direction",
  async (key) => {
    const { fillText, formatList, withColon } = await textsIn(key)
    const all = [fillText("{a}", { a: "/a" }), formatList(["C#", "C++"]), withColon("a", "/b")]
    expect(all.join("")).not.toMatch(/[\u200e\u200f\u2066-\u2069]/)
  },
)

test.each([
  ["he", ["עיצוב", "תכנות"], "עיצוב ותכנות"],
  ["he", ["עיצוב", "CSS"], "עיצוב ו-CSS"],
  ["ar", ["تصميم", "برمجة"], "تصميم وبرمجة"],
  ["es", ["diseño", "ilustración"], "diseño e ilustración"],
])("J1: in %s, the words %j are joined as %s", async (key, words, joined) => {
  const { formatList } = await textsIn(key)
  expect(formatList(words).replace(/[\u2068\u2069]/g, "")).toBe(joined)
})

/** A name with its value, two sentences, two words, and a period. */
const WRITTEN: Record<string, string> = {
  ar: "a: \u2068b\u2069|a. b|a، b|a – b",
  fr: "a\u00a0: b|a. b|a, b|a – b",
  ja: "a：b|a。b|a、b|a～b",
  ko: "a: b|a. b|a, b|a~b",
  zh: "a：b|a。b|a，b|a—b",
  he: "a: \u2068b\u2069|a. b|a, b|a – b",
}

test.each(keys)("J1: punctuation of %s", async (key) => {
  const { PUNCTUATION, withColon } = await textsIn(key)
  const { stop, comma, until } = PUNCTUATION
  const written = [withColon("a", "b"), `a${stop}b`, `a${comma}b`, `a${until}b`].join("|")
  expect(written).toBe(WRITTEN[key] ?? "a: b|a. b|a, b|a – b")
})

test.each([
  ["ar-EG", "١٬٢٣٤", "٢٠٢٤"],
  ["fa", "۱٬۲۳۴", "۲۰۲۴"],
  ["de", "1.234", "2024"],
  ["fr", "1\u202f234", "2024"],
  ["en", "1,234", "2024"],
])("J1: all numbers of %s have the digits of its dates", async (language, number, year) => {
  const { fillText, formatNumber } = await textsIn(language)
  const { formatDate } = await import("~/src/lib/dates")
  expect(fillText("{a}", { a: 1234 })).toBe(number)
  expect(formatNumber(1234)).toBe(number)
  expect(formatNumber(2024, { useGrouping: false })).toBe(year)
  expect(formatDate("2024", language).replace("\u200f", "")).toBe(year)
})
