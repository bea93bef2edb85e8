import { PAGE, SITE, temporaryContent } from "~/tests/fixtures/content-folder"

import { checkLanguages } from "./check-languages"

const { write, report } = temporaryContent()

// tests/broken-edits has the mistakes in one language.
test("W2 J2: an own page is translated by a file beside it, which the check asks for; its address is not that of a language", () => {
  write(
    "site.yaml",
    `${SITE.replace("language: en\n", "language: en\nlanguages: [en, de]\n")}footer: [{ label: Imprint, to: /imprint }]\n`,
  )
  write("site.de.yaml", "footer: [{ label: Impressum }]\n")
  write("pages/imprint.md", `${PAGE}---\n`)
  const about = () => report(checkLanguages).filter((line) => /pages|site/.test(line))
  expect(about()).toEqual([
    'pages/imprint.md:1:1  warning: translation — There is no translation into "de". Run: npm run translate -- pages/imprint de',
  ])
  write("pages/imprint.de.md", "---\ntitle: Impressum\n---\n[a](/imprnt)\n")
  expect(about()).toEqual([
    expect.stringContaining("These texts are not translated: description."),
    expect.stringContaining("pages/imprint.de.md:4:1  link"),
  ])
  write("pages/de.md", `${PAGE}---\n`)
  expect(about()).toContainEqual(
    'pages/de.md:1:1  file name — The address /de belongs to the pages in "de", one of the languages in content/site.yaml. Rename the file to de-2.md.',
  )
})
