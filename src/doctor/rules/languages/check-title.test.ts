import { formatDiagnostic } from "~/src/doctor/diagnostics/diagnostic"
import { parseFields } from "~/src/doctor/readers/content/read-fields"
import { checkTitle } from "~/src/doctor/rules/languages/check-title"
import type { PageName } from "~/src/doctor/schemas/page-schemas"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"

test.each([
  ["about", "About", "de-CH", '"About" is English, but the page is in German. Write "Über mich", and the text'],
  ["about", "Über mich", "en", '"Über mich" is German, but the page is in English. Write "About"'],
  ["privacy", "Privacy Policy", "uk", '"Privacy Policy" is English, but the page is in Ukrainian. Write "Політика'],
  ["about", "Über mich", "de-CH", null],
  ["about", "Wer ich bin", "de", null],
  ["about", "About", "sv", null],
  ["pages/about-us", "About", "de", null],
  ["home", "Über mich", "de", 'so it is "Über mich" in place of your name. Write title: "Max Muster"'],
  ["home", "Start", "en", 'so it is "Start" in place'],
  ["home", "Hello", "en", null],
] as const)("J1: %s.md with the title %j in a site in %s", (name, title, language, message) => {
  const { source } = parseFields(`content/${name}.md`, `---\ntitle: ${title}\n---\n`)
  const site = { language, author: { name: "Max Muster" } } as SiteSettings
  const found = checkTitle(name as PageName, source, site).map(formatDiagnostic)
  expect(found).toEqual(message === null ? [] : [expect.stringContaining(message)])
})
