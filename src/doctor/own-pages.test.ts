import { PAGE, SITE, temporaryContent } from "~/tests/fixtures/content-folder"

import { checkLanguages } from "./check-languages"

const { write, report } = temporaryContent()

test("W2: a page of the owner can be linked to, with files and pictures beside it", () => {
  write("pages/imprint.md", `${PAGE}updated: 2026\nlang: de\n---\n\n## Who\n\n[Articles](articles.txt)\n`)
  write("pages/articles.txt", "One.")
  write("pages/README.md", "For people.")
  write("about.md", `${PAGE}---\n\n[a](/imprint#who) [b](/privacy)\n`)
  expect(report()).toEqual([])
  write("about.md", `${PAGE}---\n\n[a](/imprint#whom) [b](/imprnt)\n`)
  write("pages/left.txt", "No text names it.")
  expect(report()).toEqual([
    expect.stringMatching(/about\.md:6:1 {2}link — "\/imprint#whom" leads to no heading of \/imprint/),
    expect.stringMatching(/about\.md:6:20 {2}link — "\/imprnt" leads to no page .* Did you mean `\/imprint`/),
    expect.stringContaining("pages/left.txt:1:1  warning: file"),
  ])
})

test("W2: a former address of a page leads to it", () => {
  write("pages/imprint.md", `${PAGE}aliases: [legal, /old/legal.html]\n---\n\n[a](/legal)\n`)
  expect(report()).toEqual([])
})

test("W2: a published page and the footer cannot link to a draft; the draft can", () => {
  write("pages/terms.md", `${PAGE}draft: true\n---\n\n[a](/terms)\n`)
  write("about.md", `${PAGE}---\n\n[a](/terms)\n`)
  write("site.yaml", `${SITE}footer: [{ label: Terms, to: /terms }]\n`)
  expect(report().map((line) => line.replace(/ Publish.*/, ""))).toEqual([
    'about.md:6:1  link — "/terms" leads to a page that is not published.',
    'site.yaml:7:26  footer[0].to — "/terms" leads to a page that is not published.',
  ])
})

const ITEM = "label: A, icon: lucide:scale"

test("W2: the navbar has at most five items, each with an icon; the footer needs no icon", () => {
  write("../static/talk/slides.pdf", "PDF")
  const targets = ["to: /", "to: /about", "to: /resume.pdf", "to: /talk/slides.pdf", "url: https://blog.dev"]
  const items = targets.map((target) => `{ ${ITEM}, ${target} }`)
  const write5 = (list: string[], name = "navigation") => {
    write("site.yaml", `${SITE}${name}: [${list.join(", ")}]\n`)
    return report().join("\n")
  }
  expect(write5(items)).toBe("")
  expect(write5([...items, `{ ${ITEM}, to: /feed.xml }`])).toContain("a list of at most 5 entries")
  expect(write5(["{ label: A, to: / }"])).toContain("navigation[0].icon")
  expect(write5(["{ label: A, to: / }"], "footer")).toBe("")
})

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

test("W2 J2: an item leads to a page in the language of each site, so it names no language", () => {
  write(
    "site.yaml",
    `${SITE.replace("language: en\n", "language: en\nlanguages: [en, de]\n")}footer: [{ label: A, to: /de/about }]\n`,
  )
  expect(report().at(-1)).toMatch(/footer\[0\]\.to — "\/de\/about" leads to no page .* Did you mean `\/about`\?$/)
})
