import { readFileSync } from "node:fs"
import path from "node:path"

import { MAIN_BUILD } from "~/tests/fixtures/fixture-site"
import { filesIn } from "~/tests/read-build"
import { lettersOf, openPdf } from "~/tests/read-pdf"

const BUILD = ".variants/base-path/public"
const read = (file: string, build = BUILD) => readFileSync(path.join(build, file), "utf8")
const about = read("about/index.html")

test("W2: the publications of both files are on the About page, the latest first, with their links and project", () => {
  const titles = ["Bells for Fog: Öresund and Østersjön", "Tables for Nine Harbours", "Lamp Oil &amp; Light"]
  const places = titles.map((title) => about.indexOf(`>${title}`))
  expect([Math.min(...places) > 0, places]).toEqual([true, places.toSorted((a, b) => a - b)])
  const links = [
    "https://doi.org/10.1000/bells.2021_7",
    "/portfolio/papers/bells.pdf",
    "https://code.portfolio.test/mara/bells",
  ]
  for (const url of [...links, "/portfolio/projects/bells-for-fog/"]) expect(about).toContain(`href="${url}"`)
  expect(about).toContain("Mara Holm, Ana de la Cruz, The Harbour Board")
})

test("the links of a publication are apart from each other in the Markdown copy", () => {
  expect(read("about.md")).toMatch(/\[DOI\]\(\S+\) \[PDF\]\(\S+\) \[Code\]\(/)
})

test("the structured data describe each publication of the BibTeX file", () => {
  const scripts = [...about.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)]
  const things = scripts.flatMap(([, json = "{}"]) => JSON.parse(json)["@graph"])
  expect(things.find((thing) => thing["@type"] === "ScholarlyArticle")).toMatchObject({
    name: "Bells for Fog: Öresund and Østersjön",
    author: [{ name: "Mara Holm", url: expect.stringContaining("/about") }, { name: "Ana de la Cruz" }, {}],
    datePublished: "2021-09",
    sameAs: "https://doi.org/10.1000/bells.2021_7",
    encoding: { contentUrl: "https://holm.portfolio.test/portfolio/papers/bells.pdf" },
  })
  expect(things.find((thing) => thing["@type"] === "Book").author).toHaveLength(1)
})

test("the résumé as JSON and as PDF has the publications, with whole addresses", async () => {
  const [first] = JSON.parse(read("resume.json")).publications
  expect(first).toMatchObject({
    url: "https://doi.org/10.1000/bells.2021_7",
    citation: { pdf: "https://holm.portfolio.test/portfolio/papers/bells.pdf", projects: ["bells-for-fog"] },
  })
  const { pages } = await openPdf(readFileSync(path.join(BUILD, "resume.pdf")))
  const letters = lettersOf(pages.flatMap(({ lines }) => lines).join(""))
  for (const text of ["Østersjön", "LampOil", "AnadelaCruz", "doi.org/10.1000/bells"])
    expect(letters).toContain(lettersOf(text))
})

test("S3: private fields of the BibTeX file, the file itself, and a draft that it names are in no file", () => {
  const files = filesIn(BUILD)
  expect(files.filter((file) => file.endsWith(".bib"))).toEqual([])
  const texts = files.filter((file) => /\.(html|js|json|xml|txt|md)$/.test(file))
  expect(texts.filter((file) => /quillonbury|zanzibarine/i.test(readFileSync(file, "utf8")))).toEqual([])
})

test("a site without the file has nothing of it in its scripts and pages", () => {
  const files = filesIn(MAIN_BUILD).filter((file) => /\.(html|js)$/.test(file))
  expect(files.filter((file) => /Copy citation|ScholarlyArticle/.test(readFileSync(file, "utf8")))).toEqual([])
})
