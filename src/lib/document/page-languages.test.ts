import { pageLanguages } from "~/src/lib/document/page-languages"

const LANGUAGES = [
  { tag: "en", name: "English", base: "" },
  { tag: "de", name: "Deutsch", base: "/de" },
]

beforeEach(() => Object.assign(globalThis, { __LANGUAGES__: LANGUAGES }))

const addresses = (...given: Parameters<typeof pageLanguages>) => pageLanguages(...given).map(({ address }) => address)

test("J3: a page has an address in each language that has it", () => {
  expect(addresses("/about/", "never")).toEqual(["/about", "/de/about"])
  expect(addresses("/about", "always", [{ language: "de" }])).toEqual(["/de/about/"])
  expect(addresses("/about", "never", [])).toEqual([])
})

test("J3: the language of the original is the first one", () => {
  expect(addresses("/about", "never", [{ language: "de" }, { language: "en" }])).toEqual(["/de/about", "/about"])
})

test("J3: no address leads to another host", () => {
  expect(addresses("//evil.example/x", "never")).toEqual(["/evil.example/x", "/de/evil.example/x"])
})
