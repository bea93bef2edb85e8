import { pageLanguages } from "~/src/lib/document/page-languages"

const LANGUAGES = [
  { tag: "en", name: "English", base: "" },
  { tag: "de", name: "Deutsch", base: "/de" },
]

beforeEach(() => Object.assign(globalThis, { __LANGUAGES__: LANGUAGES }))

test.each([
  ["/about/", "never", undefined, ["/about", "/de/about"]],
  ["/about", "always", [{ language: "de" }], ["/de/about/"]],
  ["/about", "never", [], []],
  // The language of the original comes first.
  ["/about", "never", [{ language: "de" }, { language: "en" }], ["/de/about", "/about"]],
  // No address leads to another host.
  ["//evil.example/x", "never", undefined, ["/evil.example/x", "/de/evil.example/x"]],
] as const)(
  "J3: %s with the trailing slash option %s and the translations %j is at %j",
  (path, option, texts, expected) => {
    expect(pageLanguages(path, option, texts).map(({ address }) => address)).toEqual(expected)
  },
)
