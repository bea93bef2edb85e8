import { meantField } from "~/src/doctor/fields/meant-field"

const KNOWN = ["title", "summary", "date", "team", "tags", "tech", "links", "cover"]

test.each([
  ["titel", "title"],
  ["description", "summary"],
  ["Year", "date"],
  ["github", "links"],
  ["img", "cover"],
  ["pubDate", "date"],
  ["importance", undefined],
  ["constructor", undefined],
])("%s stands for %s", (key, meant) => {
  expect(meantField(key, KNOWN)).toBe(meant)
})

test("a name used elsewhere stands for no field that is not known here", () => {
  expect(meantField("github", ["title"])).toBeUndefined()
})
