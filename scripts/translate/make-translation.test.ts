import { checkLanguages } from "~/src/doctor/check-languages"
import { PAGE, project, SITE, temporaryContent } from "~/tests/fixtures/content-folder"

import { finishTranslation, makeTranslation, untranslatedNames } from "./make-translation"

const content = temporaryContent()
const { write } = content
const root = () => content.root
const read = (file: string) => content.read(`../${file}`)
/** Makes a translation, or finishes it, and writes it. Returns its path from the project's root. */
function translate(name: string, make = makeTranslation): string {
  const { file, text } = make(root(), name, "de")
  write(`../${file}`, text)
  return file
}
const warningsFor = (file: string) =>
  checkLanguages(root()).diagnostics.filter((diagnostic) => diagnostic.file.startsWith(`content/${file}`))

const FIELDS = `role: [Design, "Cogs: all"]
metrics: [{ value: "3", label: hands }]
links: [{ type: source, url: https://ada.dev/x }, { type: docs, url: https://ada.dev/y, label: Manual }]`

beforeEach(() => {
  write("site.yaml", SITE.replace("language: en\n", "language: en\nlanguages: [en, de]\n"))
  write("projects/one/index.md", project(FIELDS))
})

test("J2: the file of a translation holds all texts of its original, in their places, and nothing else", () => {
  const file = translate("one")
  expect(file).toBe("content/projects/one/index.de.md")
  expect(read(file)).toMatch(
    /^---\ntranslates: "?[\da-f]{8}"?\ndraft: true\ntitle: T\nsummary: S\.\nrole:\n {2}- Design\n/,
  )
  expect(read(file)).toContain("metrics:\n  - label: hands\nlinks:\n  - {}\n  - label: Manual\n---\nText.\n")
  expect(warningsFor("projects/one")).toEqual([])
})

test("J4: --done notes the present texts, publishes the translation and leaves its comments", () => {
  const file = translate("one")
  write(`../${file}`, read(file).replace("title: T", "# a comment\ntitle: Eins"))
  write("projects/one/index.md", project(FIELDS).replace("summary: S.", "summary: New."))
  expect(warningsFor("projects/one")).toHaveLength(1)
  translate("one", finishTranslation)
  expect(warningsFor("projects/one")).toEqual([])
  expect(read(file)).toContain("# a comment\ntitle: Eins\n")
  expect(read(file)).not.toContain("draft")
})

test("J4: --done keeps a byte-order mark, as some editors write", () => {
  write("resume.json", JSON.stringify({ work: [{ name: "Loom", position: "Weaver" }] }))
  for (const name of ["one", "resume"]) {
    const file = translate(name)
    const text = read(file)
    write(`../${file}`, `\uFEFF${text.replace("Weaver", "Weberin").replace("title: T", "title: Eins")}`)
    translate(name, finishTranslation)
    expect(read(file)).toMatch(/^\uFEFF(?:---\n|\{\n {2}"translates)/)
    expect(read(file)).not.toContain("draft")
  }
  expect(checkLanguages(root()).diagnostics.filter(({ message }) => !message.startsWith("There is no"))).toEqual([])
})

test("J2: a résumé is translated in the same way", () => {
  write("resume.json", JSON.stringify({ work: [{ name: "Mill" }, { name: "Loom", position: "Weaver" }] }))
  const file = translate("resume")
  expect(JSON.parse(read(file))).toMatchObject({ draft: true, work: [{}, { position: "Weaver" }] })
  write(`../${file}`, read(file).replace("Weaver", "Weberin"))
  translate("resume", finishTranslation)
  expect(JSON.parse(read(file))).not.toHaveProperty("draft")
  expect(warningsFor("resume")).toEqual([])
})

test.each([
  ["tow", "de", 'There is no "tow" to translate. Did you mean two?'],
  ["one", "fr", '"fr" is not a language to translate into: content/site.yaml names de.'],
])("%s into %s: %s", (name, language, message) => {
  write("projects/two/index.md", project())
  expect(() => makeTranslation(root(), name, language)).toThrow(message)
})

test.each([
  ["fr", "The site is in one language. Add to content/site.yaml, for example: languages: [en, fr]"],
  ["en", "The site is in en already. Name the language to translate into."],
  ["../x", '"../x" is not a language tag like de or pt-BR.'],
])("a site in one language, into %s: %s", (language, message) => {
  write("site.yaml", SITE)
  expect(() => makeTranslation(root(), "one", language)).toThrow(message)
})

test("a translation is never overwritten, and one that does not exist is not up to date", () => {
  expect(() => finishTranslation(root(), "about", "de")).toThrow("There is no content/about.de.md. Make it with:")
  translate("about")
  expect(() => makeTranslation(root(), "about", "de")).toThrow("content/about.de.md already exists.")
})

test.each(["one", "resume", "about"])("J4: --done refuses %s as long as all its texts equal the original's", (name) => {
  write("resume.json", JSON.stringify({ work: [{ name: "Loom", position: "Weaver" }] }))
  const file = translate(name)
  expect(() => finishTranslation(root(), name, "de")).toThrow(`All texts of ${file} equal those of content/`)
  expect(read(file)).toContain("draft")
})

test("J2: the name of a page of one's own is enough, unless a project has it", () => {
  write("pages/imprint.md", `${PAGE}---\n`)
  expect(translate("imprint")).toBe("content/pages/imprint.de.md")
  write("pages/one.md", `${PAGE}---\n`)
  expect(translate("one")).toBe("content/projects/one/index.de.md")
})

test("J2: --all names what is public and has no translation", () => {
  write("projects/two/index.md", project("draft: true"))
  write("projects/three/index.md", project("lang: de"))
  translate("about")
  expect(untranslatedNames(root(), "de")).toEqual(["one", "home", "privacy"])
  expect(() => untranslatedNames(root(), "fr")).toThrow("content/site.yaml names de")
})
