import { render, screen } from "@testing-library/react"

import { Timeline } from "./timeline"

test("a year is seen at the first of its events and read at each; entries link to their pages, jobs to their place, and schools to theirs", () => {
  const entry = (title: string, lang: string | null = null) => {
    return { title: null, link: null, entry: { title, path: `/projects/${title}`, lang } }
  }
  const job = (title: string, link: string | null) => ({ title, link, entry: null })
  const events = [
    { date: "1843-07", ...entry("loom") },
    { date: "1843", ...entry("mühle", "de") },
    { date: "1842", ...job("Weaver", "#job.mill") },
    { date: "1830", ...job("School", "https://school.dev/") },
    { date: "1829", ...job("Home", null) },
  ]
  render(<Timeline events={events} language="en" lang="fr" />)
  const rows = screen.getAllByRole("listitem")
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    ...["1843 loom", "1843 mühle", "1842 Weaver", "1830 School (external site)", "1829 Home"],
  ])
  expect(rows.map(({ firstElementChild }) => firstElementChild?.matches(".timeline-again"))).toEqual([
    ...[false, true, false, false, false],
  ])
  const addresses = screen.getAllByRole("link").map((link) => link.getAttribute("href"))
  expect(addresses).toEqual(["/projects/loom", "/projects/mühle", "#job.mill", "https://school.dev/"])
  expect(rows.map((row) => row.querySelector("[lang]")?.getAttribute("lang"))).toEqual([
    undefined,
    "de",
    "fr",
    "fr",
    "fr",
  ])
})
