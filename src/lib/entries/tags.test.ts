import fc from "fast-check"

import { tagSlug } from "~/src/lib/entries/tag-slug"
import { formerTagPaths, groupTags } from "~/src/lib/entries/tags"

test.each([
  ["Data Visualisation", "data-visualisation"],
  ["React.js", "react-js"],
  ["C++", "c-plus-plus"],
  ["C#", "c-sharp"],
  ["C", "c"],
  ["Kunst & Technik", "kunst-and-technik"],
  ["Ålesund", "alesund"],
  ["数学", "shu-xue"],
  ["…", "tag-8230"],
])("the address of the tag %s is %s", (tag, slug) => {
  expect(tagSlug(tag)).toBe(slug)
})

test.each([
  ["Київ", "kyiv"],
  ["Харків", "kharkiv"],
  ["вишивка", "vyshyvka"],
  ["ґава", "gava"],
  ["Запоріжжя", "zaporizhzhia"],
  ["Згорани", "zghorany"],
  ["Їжакевич", "yizhakevych"],
  ["Єнакієве", "yenakiieve"],
  ["Йосипівка, Стрий", "yosypivka-stryi"],
  ["Яготин, Костянтин", "yahotyn-kostiantyn"],
  ["Юрій, Корюківка", "yurii-koriukivka"],
  ["Щербухи та Гоща", "shcherbukhy-ta-hoshcha"],
  ["Знам’янка, мʼята", "znamianka-miata"],
  ["день", "den"],
])("J1: in Ukrainian, %s is %s (table of 2010)", (tag, slug) => {
  expect(tagSlug(tag, "uk")).toBe(slug)
})

test("the address of any tag is one segment of lowercase letters, digits and hyphens", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (tag) => {
      expect(tagSlug(tag)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(tagSlug(tag, "uk")).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }),
  )
})

function group(lists: readonly (readonly string[])[], language = "en") {
  return groupTags({ collection: "projects", entries: lists.map((tags) => ({ tags })), language })
}

test("tags are sorted by their number of projects; spellings with the same address are one tag", () => {
  const found = (slug: string, count: number, ...spellings: string[]) => {
    return { slug, path: `/projects/tags/${slug}`, name: spellings[0], count, spellings }
  }
  const lists = [
    ["react js", "Notes"],
    ["React.js", "Notes", "Art"],
    ["React.js", "react js"],
  ]
  expect(group(lists)).toEqual([
    found("react-js", 3, "react js", "React.js"),
    found("notes", 2, "Notes"),
    found("art", 1, "Art"),
  ])
  expect(group([])).toEqual([])
})

/** Tags that sound alike, or look alike in Latin letters, but are not the same. */
const DIFFERENT = [
  ["汉语", "韩语"],
  ["公益", "工艺"],
  ["ビル", "ビール"],
  ["עולם", "אולם"],
  ["علم", "عالم"],
  ["Kyiv", "Київ"],
]
/** Spellings of one tag in the shipped languages. */
const SAME = [
  ["React.js", "react js", "REACT-JS"],
  ["Résumé", "resume"],
  ["Straße", "Strasse"],
  ["Ålesund", "Alesund"],
  ["Øl", "Ol"],
  ["Æble", "Aeble"],
  ["Łódź", "Lodz"],
  ["São Paulo", "Sao Paulo"],
  ["Iğdır", "IĞDIR", "Igdir"],
  ["Année", "annee"],
  ["Città", "citta"],
  ["Ñandú", "nandu"],
  ["Коти", "коти"],
  ["ＡＩ", "AI"],
  ["אמנות ועיצוב", "אמנות, ועיצוב"],
  ["تصميم رسم", "تصميم، رسم"],
  ["서울", "서울"],
]

test.each(DIFFERENT)(
  "J1: %s and %s have a page each, whichever has more entries, and one of them keeps its address",
  (a, b) => {
    const tags = group([[a, b], [b]], "uk")
    const [one = "", other = ""] = tags.map(({ slug }) => slug).sort((x, y) => x.length - y.length)
    expect(tags.map(({ spellings }) => spellings).sort()).toEqual([[a], [b]].sort())
    expect(one).toBe(tagSlug(a, "uk"))
    expect(other).toMatch(new RegExp(`^${one}(-\\d+)+$`))
    const addressOf = (of: typeof tags) => Object.fromEntries(of.map(({ name, slug }) => [name, slug]))
    expect(addressOf(group([[b, a], [a], [a]], "uk"))).toEqual(addressOf(tags))
  },
)

test.each(SAME.map((spellings) => [spellings.join(", "), spellings] as const))(
  "J1: %s are one tag",
  (_names, spellings) => {
    expect(group([spellings])).toHaveLength(1)
  },
)

test("J1: the former address of a Ukrainian tag leads to it, unless another tag has it", () => {
  const path = (slug: string) => `/projects/tags/${slug}`
  expect(formerTagPaths("projects", group([["Київ", "Art", "Kiyiv"]], "uk"))).toEqual([])
  expect(formerTagPaths("projects", group([["Київ", "Art"]], "uk"))).toEqual([
    { from: path("kiyiv"), to: path("kyiv") },
  ])
  expect(formerTagPaths("projects", group([["汉语", "韩语", "C++"]], "zh"))).toEqual([])
})
