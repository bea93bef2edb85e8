import { render, screen } from "@testing-library/react"

import { LanguageSwitcher } from "~/src/components/layout/language-switcher"

const LANGUAGES = [
  { tag: "en", base: "", name: "English" },
  { tag: "ar", base: "/ar", name: "العربية" },
]

beforeAll(() =>
  Object.assign(globalThis, { __LANGUAGES__: LANGUAGES, __CONTENT_LANGUAGE__: "en", __HAS_NOTES__: true }),
)
afterAll(() => Object.assign(globalThis, { __LANGUAGES__: [], __HAS_NOTES__: false }))

test.each([
  ["/notes/harbour-keys", "/ar/notes"],
  ["/projects/tide-tables", "/ar/projects"],
  ["/imprint", "/ar/projects"],
  ["//evil.example/x", "/ar/projects"],
])("J3: without a translation of %s, the switcher leads to %s", (path, list) => {
  render(<LanguageSwitcher path={path} trailingSlash="never" translations={[{ language: "en" }]} />)
  expect(screen.getByRole("link")).toHaveAttribute("href", list)
})
