import { readFileSync, renameSync, rmSync } from "node:fs"
import path from "node:path"

import { readFields } from "~/src/doctor/readers/content/read-fields"
import { parseMarkdownFile } from "~/src/doctor/readers/formats/front-matter"
import { readTranslated } from "~/src/doctor/rules/languages/read-translated"
import { digestOf } from "~/src/doctor/rules/languages/translatable-texts"
import { translateContent } from "~/src/doctor/rules/languages/translate-content"
import { PAGE, project, SITE, temporaryContent } from "~/tests/fixtures/content-folder"

import { checkLanguages } from "./check-languages"

const content = temporaryContent()
const { write } = content
const translated = (file: string) =>
  readFileSync(path.join(content.root, "../node_modules/.cache/languages/de/content", file), "utf8")
const ORIGINAL = project("cover: { src: one.png, alt: A clock. }")
/** All texts of the original, translated. */
const GERMAN = "title: Eins\nsummary: Zwei.\ncover: { alt: Eine Uhr. }"
/** The header of a picture, from which its format and size are read. */
const IMAGE = Buffer.concat([
  Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
  Buffer.from([0, 0, 6, 64, 0, 0, 3, 232, 8, 6, 0, 0, 0]),
])

/** Checks the content, and writes it in German: a line for each diagnostic, without the warnings about missing translations. */
function report(): string[] {
  translateContent(content.root, "de", { withDrafts: true })
  return content.report(checkLanguages).filter((line) => !line.includes("There is no translation"))
}

/** Writes a translation of project `one`, made from its present texts. */
function translate(fields: string, text = "Der Text."): void {
  const digest = digestOf(readFields(content.root, "projects/one/index.md"), "projects/one/index.md")
  write("projects/one/index.de.md", `---\n${fields}\ntranslates: "${digest}"\n---\n${text}\n`)
}

beforeEach(() => {
  write("site.yaml", SITE.replace("language: en\n", "language: en\nlanguages: [en, de]\n"))
  write("projects/one/index.md", ORIGINAL)
  write("projects/one/one.png", IMAGE)
})

test("J4: each file without a translation has a warning with the command that makes one", () => {
  const warnings = checkLanguages(content.root).diagnostics.map(({ file, line, severity, fix }) => [
    file,
    line,
    severity,
    fix,
  ])
  expect(warnings).toEqual([
    ["content/projects/one/index.md", 1, "warning", "Run: npm run translate -- one de"],
    ["content/home.md", 1, "warning", "Run: npm run translate -- home de"],
    ["content/about.md", 1, "warning", "Run: npm run translate -- about de"],
    ["content/privacy.md", 1, "warning", "Run: npm run translate -- privacy de"],
  ])
})

test("J2: a translation has its own texts, and inherits everything else", () => {
  translate(GERMAN)
  expect(report()).toEqual([])
  const merged = parseMarkdownFile("one.md", translated("projects/one/index.md"))
  expect(merged.source.data).toEqual({
    title: "Eins",
    summary: "Zwei.",
    date: 2024,
    cover: { src: "one.png", alt: "Eine Uhr." },
  })
  expect(translated("projects/one/index.md")).toContain("\n---\nDer Text.\n")
  expect(translated("site.yaml")).toContain('"language": "de"')
})

test("J2, J4: a translation without fields is published, and those that it lacks are named", () => {
  write("projects/one/index.de.md", "---\n---\nDer Text.\n")
  translateContent(content.root, "de", { withDrafts: false })
  expect(translated("projects/one/index.md")).toContain("\n---\nDer Text.\n")
  expect(report()).toEqual([expect.stringContaining("These texts are not translated: title, summary, cover.alt.")])
})

test("the text of a translation is parsed only once", () => {
  translate(GERMAN)
  const read = () => readTranslated("de", { withDrafts: true })(content.root, "projects/one/index.md").markdown
  expect(read()?.body).toBe("Der Text.\n")
  expect(read()).toBe(read())
})

test("J4: a translation is outdated when the texts of its original have changed, not when a date has", () => {
  translate(GERMAN)
  write("projects/one/index.md", ORIGINAL.replace("date: 2024", "date: 2023"))
  expect(report()).toEqual([])
  write("projects/one/index.md", ORIGINAL.replace("summary: S.", "summary: Another."))
  const [warning, ...others] = report()
  expect(others).toEqual([])
  expect(warning).toMatch(/index\.de\.md:5:1 {2}warning: translates — The texts of \S+index\.md have changed since/)
  expect(warning).toMatch(/run: npm run translate -- one de --done$/)
})

test("J4: texts without a translation are named", () => {
  translate("title: Eins")
  expect(report()).toEqual([
    expect.stringMatching(
      /index\.de\.md:1:1 {2}warning: translation — These texts are not translated: summary, cover\.alt\./,
    ),
  ])
})

test("J4: a text that is still that of the original is named, and an original has the title of its own language", () => {
  write("projects/one/index.md", ORIGINAL.replace("Text.", "A clock that shows the tides of the harbour."))
  translate(GERMAN, "A clock that shows the tides of the harbour.")
  write("about.md", `${PAGE.replace(/title: .*/, "title: About")}---\n`)
  expect(report()).toEqual([
    expect.stringMatching(/index\.de\.md:1:1 {2}warning: translation — The text is still that/),
  ])
  write("about.de.md", "---\ntitle: About\ndescription: Wer.\n---\n")
  expect(report().join("\n")).toContain(
    'about.de.md:2:1  warning: title — "About" is English, but the page is in German.',
  )
})

test.each([
  ["title: Eins\nsummary: 2", "", "index.de.md:3:1  summary"],
  ["title: Eins\nsummary: Zwei.\ncolour: red", "", "index.de.md:4:1  colour"],
  [
    "title: Eins\nsummary: Zwei.\nslug: eins",
    "",
    "index.de.md:4:1  slug — A translation has the address of its original, so that the languages have the same pages. Remove slug.",
  ],
  ["title: Eins\nsummary: Zwei.\ncover: { alt: Bild }", "![](no.png)", "index.de.md:7:1  image"],
  ["title: Eins\nsummary: Zwei.\ncover: { alt: Uhr, rot }", "", "index.de.md:4:10  cover.alt — A comma in braces"],
  ["title: Eins\nsummary: Zwei.", "[da](/projects/eins)", "index.de.md:6:1  link"],
  ["title: [\nsummary: Zwei.", "", "index.de.md:3"],
])("J4: a mistake in the translation %j with the text %j is reported where it is written", (fields, text, expected) => {
  write("projects/one/index.de.md", `---\n${fields}\n---\n\n${text}\n`)
  expect(report().join("\n")).toContain(expected)
})

test("W1 J2: a translation of a note has the series of its original, so that it stays a part of it", () => {
  const note = "title: N\nsummary: S.\n"
  write("notes/one/index.md", `---\n${note}date: 2024\nseries: Looms\n---\nText.\n`)
  write("notes/one/index.de.md", `---\n${note}series: Webstuhl\n---\nText.\n`)
  expect(report().join()).toMatch(/index\.de\.md:4:1 {2}series — A translation has the series of its original/)
})

// Every object inherits the second name.
test.each(["status", "constructor"])("a mistake in %s that a translation inherits is reported once", (name) => {
  write("projects/one/index.md", project(`${name}: lost`))
  translate(GERMAN)
  expect(report().filter((line) => line.includes(name))).toHaveLength(1)
})

test("what a translation and its original both lack, and a file in place of a page, are reported once", () => {
  write("projects/one/index.md", project().replace("summary: S.\n", ""))
  translate("title: Eins")
  write("about.de.md", "---\ntitle: Wer\ndescription: Wer.\n---\n")
  write("../static/about.html")
  expect(report().filter((line) => !line.includes("warning"))).toEqual([
    expect.stringMatching(/^projects\/one\/index\.md:2:1 {2}summary — /),
    expect.stringMatching(/^static\/about\.html:1:1 {2}file — .*, which is content\/about\.md\./),
  ])
})

test("J4: a mistake in the interface's texts of a language is reported where it is written", () => {
  write("texts.de.yaml", "app:\n  hmoe: Start\n")
  expect(report()).toEqual([expect.stringMatching(/^texts\.de\.yaml:2:3 {2}app\.hmoe — `hmoe` is not a known field\./)])
  write("texts.de.yaml", Buffer.from("app: \xfc", "latin1"))
  expect(report()).toEqual([expect.stringMatching(/^texts\.de\.yaml:1:6 {2}encoding — /)])
})

test.each([
  ["language: de", "site.de.yaml:1:1  language — The name of the file states its language. Remove language."],
  ["languages: [de, en]", "site.de.yaml:1:1  languages — A translation has the list of languages of its original,"],
])("J2: translated settings inherit the languages, so %s is an error", (field, expected) => {
  write("site.de.yaml", `${field}\ntitle: Seite\n`)
  expect(report()).toEqual([expect.stringContaining(expected)])
  expect(translated("site.yaml")).toContain('"languages": [\n    "en",\n    "de"\n  ]')
})

test("J4: a translation that is not text is an error, and the settings of its language are still made", () => {
  write("site.de.yaml", Buffer.from("title: Stra\xdfe\n", "latin1"))
  write("projects/one/index.de.md", Buffer.from("---\ntitle: Stra\xdfe\n---\n", "latin1"))
  expect(report()).toEqual([
    expect.stringMatching(/^projects\/one\/index\.de\.md:2:12 {2}encoding — /),
    expect.stringMatching(/^site\.de\.yaml:1:12 {2}encoding — /),
  ])
  expect(translated("site.yaml")).toContain('"language": "de"')
})

test("J1: a language without texts needs a file of its own for them", () => {
  write("site.yaml", SITE.replace("language: en\n", "language: en\nlanguages: [en, tlh]\n"))
  const [error, ...others] = report()
  expect(others).toEqual([])
  expect(error).toMatch(/^site\.yaml:4:17 .*no texts in "tlh".* translated, into content\/texts\.tlh\.yaml\.$/)
})

test("J2: the files of another language have their addresses for themselves", () => {
  for (const name of ["de/cv.pdf", "de.html", "demo.html", "fr/cv.pdf"]) write(`../static/${name}`)
  const message = 'The file is where the site in "de" is, whose files would replace it.'
  expect(report()).toEqual([
    `static/de.html:1:1  file — ${message} Give static/de.html another name.`,
    expect.stringContaining("static/de.html:1:1  warning: file — Browsers run files"),
    `static/de/cv.pdf:1:1  file — ${message} Give static/de another name.`,
  ])
})

test("J4: a project that is named like a page is translated, too", () => {
  write("projects/about/index.md", project())
  const fixes = checkLanguages(content.root).diagnostics.map(({ file, fix }) => [file, fix])
  expect(fixes).toContainEqual(["content/about.md", "Run: npm run translate -- about de"])
  expect(fixes).toContainEqual(["content/projects/about/index.md", "Run: npm run translate -- projects/about de"])
})

test("a list of fields has as many entries as in the original", () => {
  write("projects/one/index.md", project("metrics: [{ value: 2, label: two }, { value: 3, label: three }]"))
  write("projects/one/index.de.md", "---\ntitle: Eins\nsummary: Zwei.\nmetrics: [{ label: zwei }]\n---\n")
  expect(report().join("\n")).toContain(
    "index.de.md:4:1  metrics — metrics has 1 entries here, but 2 in content/projects/one/index.md.",
  )
})

test("J2: an entry of a list of fields inherits what its translation lacks", () => {
  write(
    "projects/one/index.md",
    project("cover: { src: one.png, alt: A clock. }\nmetrics: [{ value: two, label: two }]"),
  )
  translate(`${GERMAN}\nmetrics: [{ label: zwei }]`)
  expect(report()).toEqual([])
  const { source } = parseMarkdownFile("one.md", translated("projects/one/index.md"))
  expect(source.valueAt(["metrics"])).toEqual([{ value: "two", label: "zwei" }])
})

test("J3: a text in any language links to the pages of all languages", () => {
  const links = "[a](/de/projects/one) [b](/de) [c](/about) [d](https://ada.dev/about) [e](https://ada.dev/de/about)"
  write("projects/one/index.md", project("type: App", links))
  write("projects/one/index.de.md", `---\ntitle: Eins\nsummary: Zwei.\n---\n${links} [f](/de/projects/two)\n`)
  write("projects/three/index.md", project("type: App", `${links} [f](/de/projects/two)`))
  const found = checkLanguages(content.root).diagnostics.filter(({ field }) => field === "link")
  expect(found.map(({ file, line, message }) => [file, line, message])).toEqual([
    ["content/projects/three/index.md", 7, '"/de/projects/two" leads to no page of the site and no file in static.'],
    ["content/projects/one/index.de.md", 5, '"/de/projects/two" leads to no page of the site and no file in static.'],
  ])
})

test("J4: a text that is not translated links to headings of its own language", () => {
  write("projects/one/index.md", project("type: App", "## Part\n\n[a](#part)"))
  write("projects/one/index.de.md", "---\ntitle: Eins\nsummary: Zwei.\n---\n## Teil\n\n[a](#part)\n")
  write("projects/three/index.md", project("type: App", "[a](/projects/one#part) [b](/projects/one#prat)"))
  const found = checkLanguages(content.root).diagnostics.filter(({ field }) => field === "link")
  expect(found.map(({ file, message }) => [file, message])).toEqual([
    ["content/projects/three/index.md", '"/projects/one#prat" leads to no heading of /projects/one.'],
    ["content/projects/one/index.de.md", '"#part" leads to no heading of /projects/one.'],
  ])
})

test("a picture that only a translation shows is not reported, one that none shows is", () => {
  write("projects/one/eins.png", IMAGE)
  write("projects/one/other.png", IMAGE)
  translate(GERMAN, "![Eine Uhr.](eins.png)")
  expect(report().map((line) => line.split("  ")[0])).toEqual(["projects/one/other.png:1:1"])
})

test("the first language is that of the originals", () => {
  write("site.yaml", SITE.replace("language: en\n", "language: de\nlanguages: [en, de]\n"))
  expect(report()[0]).toMatch(/^site\.yaml:4:13 {2}languages\[0\] — The first of the languages is "en"/)
})

test("a site in one language is only checked once, and its folder stays as it is", () => {
  write("site.yaml", SITE)
  expect(checkLanguages(content.root).diagnostics).toEqual([])
})

test("a translation that is a draft is left out of a build", () => {
  write("projects/one/index.de.md", "---\ntitle: Eins\nsummary: Zwei.\ndraft: true\n---\n")
  translateContent(content.root, "de", { withDrafts: false })
  expect(translated("projects/one/index.md")).toBe(ORIGINAL)
  translateContent(content.root, "de", { withDrafts: true })
  expect(translated("projects/one/index.md")).toContain("Eins")
})

test("nothing is left of a project that is removed or renamed, or of a file that has become a folder", () => {
  write("projects/two/notes", "A file.")
  write("projects/two/index.md", ORIGINAL)
  write("projects/two/one.png", IMAGE)
  write("projects/three/index.md", project())
  report()
  for (const name of ["two/notes", "three"]) rmSync(path.join(content.root, "projects", name), { recursive: true })
  write("projects/two/notes/more.txt", "A folder.")
  expect(report().join()).not.toContain("three")
  expect(translated("projects/two/notes/more.txt")).toBe("A folder.")
  rmSync(path.join(content.root, "projects/two/notes"), { recursive: true })
  renameSync(path.join(content.root, "projects/two"), path.join(content.root, "projects/Two"))
  write("projects/Two/notes", "A file again.")
  expect(report().join()).not.toContain("missing")
  expect(translated("projects/Two/notes")).toBe("A file again.")
})

test("a variant is checked against the résumé in its language, which the message names", () => {
  write("resume.json", '{ "skills": [{ "name": "Weaving" }] }')
  write("resume.de.json", '{ "skills": [{ "name": "Weben" }] }')
  write("cv/loom.yaml", "language: de\nskills: [Weaving]\n")
  expect(report().filter((line) => line.includes("cv/"))).toEqual([
    'cv/loom.yaml:2:10  skills[0] — "Weaving" is not the name of a skill in the résumé in "de". Name one that is there, or remove it.',
  ])
})

test.each([
  ["title: Eins\nsummary: Zwei.\ndraft: yes", "index.de.md:4:1  draft"],
  ["title: Eins\nsummary: Zwei.\ndraft: 1", "index.de.md:4:1  draft"],
  ["title: Eins\nsummary: Zwei.\npublishAt: 2020-01-01", "index.de.md:4:1  publishAt"],
  [
    "title: Eins\nsummary: Zwei.\nunlisted: true",
    "so that the languages have the same pages. Remove unlisted. To hide the translation, write draft: true instead.",
  ],
  ["<<<<<<< HEAD\ntitle: Eins\n=======\ntitle: Ein\n>>>>>>> other\nsummary: Zwei.", "index.de.md:2:1"],
])("J4: a translation with %j is an error, and no build publishes it", (fields, expected) => {
  write("projects/one/index.de.md", `---\n${fields}\n---\nGeheim.\n`)
  expect(report().join("\n")).toContain(expected)
  translateContent(content.root, "de", { withDrafts: false })
  expect(translated("projects/one/index.md")).toBe(ORIGINAL)
})
