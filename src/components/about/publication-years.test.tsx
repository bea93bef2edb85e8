import { render, screen } from "@testing-library/react"

import { PublicationYears } from "~/src/components/about/publication-years"

type Publication = Queries.PublicationFragment

const NOTHING = { html: null, status: null, badge: null, abstract: null, doi: null, arxiv: null, pdf: null, code: null }
const CITATION = { authors: ["Mara Holm", "Ana Cruz"], type: "ScholarlyArticle", bibtex: "@misc{a}", projects: [] }

function publication(name: string, releaseDate: string | null, fields: object = {}): Publication {
  const citation = { ...NOTHING, ...CITATION, ...fields }
  return { name, releaseDate, publisher: "Annals of Tides", url: null, summary: null, citation }
}

// tests/site/publications.test.ts proves the rest of a publication.
function renderYears(publications: Publication[]) {
  return render(<PublicationYears publications={publications} language="en" lang={null} />)
}

test("W2: publications are below their years, those that have not appeared below their words", () => {
  const { container } = renderYears([
    publication("Fog", null, { status: "in press" }),
    publication("Bells", "2021-09"),
    publication("Tides", "2021"),
    publication("Lamps", null),
  ])
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    ...["in press", "2021", "Without a year"],
  ])
  // The heading says it already.
  expect([...container.querySelectorAll("time")].map(({ textContent }) => textContent)).toEqual(["September 2021"])
})

test("W2: links of a publication are named by its title, too", () => {
  renderYears([publication("Bells", "2021", { arxiv: "https://arxiv.org/abs/2101.1", doi: "10.1000/1" })])
  expect(screen.getByRole("link", { name: /^arXiv\s*: Bells/ })).toHaveAttribute("href", "https://arxiv.org/abs/2101.1")
  expect(screen.getByRole("link", { name: /^DOI\s*: Bells/ })).toHaveAttribute("href", "https://doi.org/10.1000/1")
})
