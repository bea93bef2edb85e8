import { readFileSync } from "node:fs"

import { fixContent } from "~/src/doctor/fix-content"
import { linkedFile } from "~/src/doctor/rules/links/linked-files"
import { readResume } from "~/src/doctor/rules/resume/read-resume"
import { temporaryContent } from "~/tests/fixtures/content-folder"

import { parseBibtex } from "./parse-bibtex"
import { readPublications } from "./read-publications"

const content = temporaryContent()

const ARTICLE = String.raw`@string{press = "Oslo Press"}
@article{holm2021,
  title = {On {NASA}'s Tides: {\"O}l \& {\O}l},
  author = {Mara Holm and de la Cruz, Ana and {The Board} and {A=B,C} and others},
  journal = press # " Annals",
  year = 2021, month = sep,
  doi = {https://doi.org/10.1000/a_b},
  code = {https://code.dev/a\_b},
  project = {one},
  file = {/home/secret.pdf}, note = {secret}, annote = {secret}, keywords = {secret}, groups = {secret},
}
`
const entry = (fields: string) => `@article{a,\n  title = {A},\n  ${fields},\n}\n`

function read(bibtex: string) {
  content.write("publications.bib", bibtex)
  return readPublications(content.root).publications.map(({ publication }) => publication)
}

test("an entry becomes a publication in plain text, without private fields in it or in its citation (S3)", () => {
  const [publication] = read(ARTICLE)
  expect(content.report()).toEqual([])
  expect(publication).toEqual({
    name: "On NASA's Tides: Öl & Øl",
    publisher: "Oslo Press Annals",
    releaseDate: "2021-09",
    url: "https://doi.org/10.1000/a_b",
    citation: {
      authors: ["Mara Holm", "Ana de la Cruz", "The Board", "A=B,C", "et al."],
      doi: "10.1000/a_b",
      code: "https://code.dev/a_b",
      isSelected: false,
      projects: ["one"],
      type: "ScholarlyArticle",
      bibtex: String.raw`@article{holm2021,
  title = {{On NASA's Tides: Öl \& Øl}},
  author = {Holm, Mara and de la Cruz, Ana and {The Board} and {A=B,C} and others},
  journal = {Oslo Press Annals},
  year = {2021},
  month = sep,
  doi = {10.1000/a_b},
}
`,
    },
  })
  expect(JSON.stringify(publication)).not.toContain("secret")
})

test("a citation has what styles print, as BibTeX writes it", () => {
  const fields = `  editor = {Holm, Mara and {The Board}},
  series = {Tides},
  edition = {2},
  organization = {Harbour},
  pages = {11--29},
  eprint = {2101.1},
  archiveprefix = {arXiv},
`
  expect(read(`@book{a, title = {A},\n${fields}}`)[0]?.citation?.bibtex).toContain(fields)
})

test("a part of a book has its year and place, and the book that only parts name is none of the owner's", () => {
  const child = (fields: string) => entry(`crossref = {Tides20}, ${fields}`)
  const parent = "title = {Proceedings of Tides}, editor = {Holm, Mara}, year = {2020}, doi = {10.1000/9}, series = {T}"
  const [paper, ...others] = read(`${child("pages = {1}")}@proceedings{tides20, ${parent}}`)
  expect([paper, others]).toMatchObject([{ publisher: "Proceedings of Tides", releaseDate: "2020" }, []])
  expect(paper?.citation?.bibtex).toContain("  booktitle = {Proceedings of Tides},\n  series = {T},\n  year = {2020},")
  expect(paper?.citation?.doi).toBeUndefined()
  const own = child("date = {2021-05}, booktitle = {B}")
  const dates = read(`${own}@book{tides20, author = {Mara Holm}, ${parent}}`).map(({ releaseDate }) => releaseDate)
  expect([dates, content.report()]).toEqual([["2021-05", "2020"], []])
})

test("a citation that is read again is the same publication", () => {
  const [first] = read(ARTICLE)
  const [again] = read(first?.citation?.bibtex ?? "")
  expect(again?.citation?.bibtex).toBe(first?.citation?.bibtex)
})

test("signs of LaTeX in a text stay signs in the citation", () => {
  const [publication] = read(entry(String.raw`journal = {50\% \#1 a\_b \{c\} <!-{}-}`))
  expect(publication?.publisher).toBe("50% #1 a_b {c} <!--")
  expect(publication?.citation?.bibtex).toContain(String.raw`journal = {50\% \#1 a\_b \{c\} <!-{}-}`)
})

test("escapes and braces of reference managers are no part of addresses and numbers", () => {
  const [publication] = read(
    entry(
      String.raw`Year = {{2020}}, DOI = {{10.1007/978-4{\_}28}}, url = {https://a.dev/a{\_}b?c=1{\&}d=50{\%}25\~{}e}, subtitle = {B}`,
    ),
  )
  expect(content.report()).toEqual([])
  expect(publication).toMatchObject({
    name: "A: B",
    releaseDate: "2020",
    url: "https://a.dev/a_b?c=1&d=50%25~e",
    citation: { doi: "10.1007/978-4_28" },
  })
})

test("the publications of both files are one list, the latest first; without a résumé they are one", () => {
  content.write(
    "resume.json",
    '{ "publications": [{ "name": "B", "releaseDate": "2020" }, { "name": "C" }, { "name": "D", "releaseDate": "2022" }] }',
  )
  const names = () => readResume(content.root).resume?.publications?.map(({ name }) => name)
  expect(names()).toEqual(["B", "C", "D"])
  content.write("publications.bib", entry("year = 2021"))
  expect(names()).toEqual(["D", "A", "B", "C"])
  content.write("resume.json", "{}")
  expect(names()).toEqual(["A"])
})

test.each([
  ["papers/a.pdf", "/papers/a.pdf"],
  ["papers/a (1)#2.pdf", "/papers/a%20%281%29%232.pdf"],
])("a file in static is found, and its address encoded: %s", (file, address) => {
  content.write(`../static/${file}`, "%PDF")
  expect(read(entry(`pdf = {${file}}`))[0]?.citation?.pdf).toBe(address)
  expect(content.report()).toEqual([])
})

test("S6: a file in static of a type that browsers run is an error where pdf names it", () => {
  content.write("../static/papers/a.xml", "<a/>")
  read(entry("pdf = {papers/a.xml}"))
  expect(content.report()).toContainEqual(
    expect.stringMatching(/^publications\.bib:\d+:\d+ .*"papers\/a\.xml" is not published: /),
  )
})

test.each([
  ["doi = {10.1000/1}", "doi = {10.1000/2}"],
  ["doi = {10.1000/1}, year = 2020", "year = 2020"],
  ["year = 2020", "year = 2021"],
  ["year = 2020, booktitle = {Tides}", "year = 2020, booktitle = {A Workshop at Tides}"],
])("a title may be that of a preprint and its article, of two years, or of two venues: %s, %s", (one, other) => {
  expect(read(entry(one) + entry(other).replace("{a,", "{b,"))).toHaveLength(2)
  expect(content.report()).toEqual([])
})

test("a field without a text is as good as none", () => {
  const [publication] = read(entry("doi = {}, url = {}, pdf = {}, code = {}, year = {}, journal = {}, booktitle = {B}"))
  expect(content.report()).toEqual([])
  expect(publication).toMatchObject({ name: "A", publisher: "B" })
})

test.each([
  "@comment{\n@article{z, title={Secret {draft}}}\n@comment{x}\n}\n",
  "@Comment {jabref-meta: grouping:\n  0 AllEntriesGroup:;\n}",
  "% @misc{z, title={Secret}}\n  %   } mara@holm.test\n",
  "@misc{b, title={B}\n} % @misc{z, title={Secret}}\n",
])("S3: what is in a comment is not published, and places stay: %#", (comment) => {
  expect(read(`${comment}${entry("year = {20O1}")}`)).toEqual([])
  const line = comment.split("\n").length + 2
  expect(content.report().join("\n")).toMatch(new RegExp(`^publications\\.bib:${line}:3 .*four digits`))
  const published = read(`${comment}${entry("year = 2021")}`).map(({ name }) => name)
  expect([published.filter((name) => name !== "B"), content.report()]).toEqual([["A"], []])
})

test.each([
  ["10.1002/(SICI)1097<16::AID>3.0;2-2", "10.1002/(SICI)1097%3C16::AID%3E3.0;2-2"],
  ["10.1000/a#b?c", "10.1000/a%23b%3Fc"],
  ["https://doi.org/10.1000/a%3Cb", "10.1000/a%3Cb"],
  ["doi.org/10.1000/1", "10.1000/1"],
  ["http://dx.doi.org/10.1000/1", "10.1000/1"],
  ["DOI: 10.1000/1.", "10.1000/1"],
  ["https://doi.org/10.1000%2F1", "10.1000/1"],
  ["https://dl.acm.org/doi/pdf/10.1000/1", "10.1000/1"],
])("a DOI may have an address before it, and its own is encoded once: %s", (doi, encoded) => {
  const [publication] = read(entry(`doi = {${doi}}`))
  expect([publication?.url, content.report()]).toEqual([`https://doi.org/${encoded}`, []])
  expect(decodeURIComponent(publication?.citation?.doi ?? "")).toBe(decodeURIComponent(encoded))
})

test.each([
  ["eprint = {2101.00001v2}", "2101.00001v2"],
  ["eprint = {hep-th/9901001}, archivePrefix = {arXiv}", "hep-th/9901001"],
  ["eprint = {arXiv:2101.00001}, eprinttype = {arxiv}", "2101.00001"],
  ["eprint = {http://arxiv.org/pdf/2101.00001.pdf}", "2101.00001"],
  ["arxiv = {2101.00001}, eprint = {7}", "2101.00001"],
  ["eprint = {1234567}, eprinttype = {pubmed}", undefined],
  ["eprint = {2101.00001}, eprinttype = {hal}", undefined],
])("a preprint at arXiv has its address: %s", (fields, number) => {
  const arxiv = number && `https://arxiv.org/abs/${number}`
  const [publication] = read(entry(fields))
  expect([publication?.url, publication?.citation?.arxiv]).toEqual([arxiv, arxiv])
})

test("what has not appeared yet has words in place of its year, and is the latest", () => {
  content.write("resume.json", '{ "publications": [{ "name": "B", "releaseDate": "2030" }] }')
  content.write("publications.bib", entry("year = {in press}, month = may"))
  const [first] = readResume(content.root).resume?.publications ?? []
  expect(first).toMatchObject({ name: "A", citation: { status: "in press" } })
  expect(first?.releaseDate).toBeUndefined()
  expect(first?.citation?.bibtex).toContain("  year = {in press},\n")
})

test("a list of al-folio is read as it is", () => {
  const fields =
    "bibtex_show = true, selected={true}, abbr={Tides}, html={https://a.dev}, preview={a.gif}, altmetric={2}"
  const [publication] = read(`---\n---\n\n${entry(`${fields}, abstract = {We show $x^2$.\n\n It is \\emph{so}.}`)}`)
  expect(content.report()).toEqual([])
  expect(publication).toMatchObject({
    url: "https://a.dev",
    citation: { isSelected: true, badge: "Tides", abstract: "We show x². It is so." },
  })
})

test("--fix writes https in an address, and nothing else", () => {
  const before =
    '@misc{a, title = {A}, url = {http://a.dev/x_y}}\r\n@misc{b, title = {B},\r\n URL="www.b.dev", code = {  http://c.dev/x }}\r\n'
  const file = content.write("publications.bib", before)
  fixContent(content.root)
  expect(readFileSync(file, "utf8")).toBe(before.replaceAll("http://", "https://").replace("www", "https://www"))
  expect(content.report()).toEqual([])
})

test("S3: a field of resume.json cannot be a citation, with or without a BibTeX file", () => {
  content.write("resume.json", '{ "publications": [{ "name": "B", "citation": "Holm 2021" }] }')
  const publications = () => readResume(content.root).resume?.publications
  expect(publications()).toEqual([{ name: "B" }])
  content.write("publications.bib", entry("year = 2021"))
  expect(publications()?.[1]).toEqual({ name: "B" })
})

test("a text in content cannot publish the file with its private fields", () => {
  expect(linkedFile("publications.bib", "content")).toBeNull()
})

test.each([
  "@article{",
  "{".repeat(9000),
  `@misc{k,title=${"{".repeat(9000)}${"}".repeat(9000)}}`,
  "@misc{k,title={\\",
  "@comment{".repeat(9000),
  "\u0000",
])("no text of the file throws: %#", (text) => {
  expect(() => parseBibtex("content/publications.bib", text)).not.toThrow()
})
