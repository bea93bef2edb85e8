import { render, screen } from "@testing-library/react"

import { Timeline } from "./timeline"

test("a year stands at the first of its events; entries link to their pages, jobs to their place, and schools to theirs", () => {
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
  expect(rows.map(({ firstChild }) => firstChild?.textContent)).toEqual(["1843", "", "1842", "1830", "1829"])
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
