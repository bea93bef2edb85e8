import { readFileSync } from "node:fs"

import { BUILDS, openBuild } from "~/tests/builds"
import { lettersOf, openPdf } from "~/tests/read-pdf"

const { at, read, json, html, filesNaming } = openBuild(BUILDS.basePath)
const about = html("about")

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

test("M1: a formula in a title is typeset on the page, and text or TeX elsewhere", () => {
  expect(about).toMatch(
    /<span><link rel="stylesheet" href="[^"]+"\/?>Sorting tides in <math .*?<\/math> for less than \$5<\/span>/,
  )
  expect(about).toContain("Mara Holm, Mona al-Sayed")
  const publications = json("resume.json").publications
  expect(publications.find((publication: { releaseDate: string }) => publication.releaseDate === "2015").name).toBe(
    "Sorting tides in O(n log n) for less than $5",
  )
  expect(read("about.md")).toContain("Sorting tides in $O(n \\log n)$ for less than")
})

test("the structured data describe each publication of the BibTeX file", () => {
  const [, json = ""] = [...about.matchAll(/ type="application\/ld\+json"[^>]*>([^<]*)/g)].map(([, text]) => text)
  const [owner] = JSON.parse(json)["@graph"]
  const things: { "@type": string; author: object[] }[] = owner["@reverse"].author
  expect(owner).toMatchObject({ "@type": "Person", name: "Mara Holm" })
  expect(things.find((thing) => thing["@type"] === "ScholarlyArticle")).toMatchObject({
    name: "Bells for Fog: Öresund and Østersjön",
    author: [{ name: "Mara Holm", url: expect.stringContaining("/about") }, { name: "Ana de la Cruz" }, {}],
    sameAs: "https://doi.org/10.1000/bells.2021_7",
    encoding: { contentUrl: "https://holm.portfolio.test/portfolio/papers/bells.pdf" },
  })
  expect(things.find((thing) => thing["@type"] === "Book")?.author).toHaveLength(1)
})

test("the résumé as JSON and as PDF has the publications, with whole addresses", async () => {
  const [first] = json("resume.json").publications
  expect(first).toMatchObject({
    url: "https://doi.org/10.1000/bells.2021_7",
    citation: { pdf: "https://holm.portfolio.test/portfolio/papers/bells.pdf", projects: ["bells-for-fog"] },
  })
  const { letters } = await openPdf(readFileSync(at("resume.pdf")))
  for (const text of ["Østersjön", "LampOil", "AnadelaCruz", "doi.org/10.1000/bells"])
    expect(letters).toContain(lettersOf(text))
})

test("S3: private fields of the BibTeX file, the file itself, and a draft that it names are in no file", () => {
  expect(filesNaming(/\.bib$|quillonbury|zanzibarine/im)).toEqual([])
})

test("a site without the file has nothing of it in its scripts and pages", () => {
  expect(openBuild(BUILDS.default).filesNaming(/Copy citation|ScholarlyArticle/)).toEqual([])
})

test("an abstract can be opened, and the short name of where a publication appeared is beside it", () => {
  expect(about).toMatch(/<details[^>]*><summary[^>]*>Abstract.*?<p[^>]*>How bells carry in fog\.<\/p><\/details>/)
  expect(about).toContain(">Bells</strong>")
})

describe("W2: many publications", () => {
  const { at, read, json, html } = openBuild(BUILDS.services)
  const [page, shortList] = [html("publications"), html("about")]
  const titlesIn = (html: string) => [...html.matchAll(/>(Paper \d+)<span/g)].map(([, title]) => title)

  test("are on a page of their own by year, which the footer names", () => {
    expect([...page.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, year]) => year)).toEqual([
      ...["in press", "2024", "2023", "2022", "2021", "2019"],
    ])
    expect(titlesIn(page)).toHaveLength(12)
    expect(page.slice(page.indexOf("<footer"))).toMatch(/href="[^"]*\/publications"[^>]*>Publications</)
    expect(page).toContain('href="https://arxiv.org/abs/2101.00010"')
    expect(read("sitemap.xml")).toContain("/publications<")
  })

  test("are printed below the page's title, which only the résumé replaces by the owner's name", () => {
    const isResume = (html: string) => /class="column about /.test(html)
    const hasName = (html: string) => /class="printed-name"/.test(html)
    expect([page, shortList].map(isResume)).toEqual([page, shortList].map(hasName))
  })

  test("are on the About page as far as they are selected, and all in the PDF and the JSON", async () => {
    expect(titlesIn(shortList)).toEqual(["Paper 0", "Paper 4", "Paper 8"])
    expect(shortList).toContain("All publications (13)")
    expect(json("resume.json").publications).toHaveLength(13)
    expect((await openPdf(readFileSync(at("resume.pdf")))).letters).toContain("Paper11")
  })
})
