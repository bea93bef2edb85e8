import { expect, type Locator, type Page } from "@playwright/test"

import { BUILDS } from "~/tests/builds"
import { expectNoAxeFindings } from "~/tests/e2e/axe"
import { mainHeading, navbarLink, pressGoTo } from "~/tests/e2e/navigate"
import { boxOf, sidewaysOverflow } from "~/tests/e2e/observe"
import { test } from "~/tests/e2e/site"

test.use({ build: BUILDS.languages })

const main = (page: Page) => page.getByRole("main")
const titles = (page: Page) => main(page).getByRole("article").getByRole("heading")
const NOTES = ["A Rope Is a Sum", "What Fog Does to Bells", "Reading a Gauge", "The First Chart"]

// layout/every-page.spec.ts proves the same of the list.
test("W1 L6: axe finds nothing on the pages of notes, and nothing reaches over the edge", async ({ visit, page }) => {
  for (const path of ["/notes/reading-a-gauge", "/notes/a-rope-is-a-sum", "/notes/tags", "/notes/tags/measuring"]) {
    await visit(path)
    await expectNoAxeFindings(page)
    expect([path, await sidewaysOverflow(page)]).toEqual([path, 0])
    await expect(navbarLink(page, "Notes")).toHaveClass(/nav-item-active/)
  }
})

test("W1: home leads to the notes; a note to its series, projects and neighbours", async ({ visit, page, site }) => {
  await visit("/")
  const section = page.getByRole("region", { name: "Notes" })
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(NOTES.slice(0, 3))
  await section.getByRole("link", { name: "All notes" }).click()
  await expect(page).toHaveURL(site.url("/notes"))
  await expect(navbarLink(page, "Notes")).toHaveClass(/nav-item-active/)
  await expect(titles(page)).toHaveText(NOTES)
  await titles(page).first().getByRole("link").click()
  await expect(mainHeading(page)).toHaveText("A Rope Is a Sum")
  await expect(main(page).getByRole("link", { name: "almanac.portfolio.test" })).toHaveAttribute(
    "href",
    "https://almanac.portfolio.test/ropes",
  )
  await pressGoTo(page, "n")
  await expect(mainHeading(page)).toHaveText("Notes")

  await visit("/notes/reading-a-gauge")
  await page.getByRole("link", { name: /^Next/ }).click()
  await expect(mainHeading(page)).toHaveText("What Fog Does to Bells")
  await page.getByRole("region", { name: "What this note is about" }).getByRole("link").last().click()
  await expect(mainHeading(page)).toHaveText("Tables of the Tides for Nine Harbours")
  await page
    .getByRole("region", { name: "Notes about this project" })
    .getByRole("link", { name: "Reading a Gauge" })
    .click()
  await expect(main(page).getByText("1-minute read")).toBeVisible()
  await page.getByRole("link", { name: "All notes" }).click()
  await expect(titles(page)).toHaveText(NOTES)
  await titles(page).last().getByRole("link").click()
  await page.getByRole("link", { name: /^Previous/ }).click()
  await expect(mainHeading(page)).toHaveText("Reading a Gauge")
})

test("W3: either list finds notes, projects and pages, and words of their texts", async ({ visit, page }) => {
  await visit("/notes?tag=Measuring")
  await expect(titles(page)).toHaveText(["A Rope Is a Sum", "Reading a Gauge"])
  await visit("/projects")
  const search = page.getByRole("searchbox", { name: "Search projects and notes" })
  await search.fill("rumour")
  await expect(titles(page)).toHaveText(["Reading a Gauge"])
  await search.fill("fog")
  await expect(titles(page).filter({ hasText: "What Fog Does to Bells" })).toHaveCount(1)
  const note = main(page).getByRole("article").filter({ hasText: "What Fog Does to Bells" })
  await expect(note.getByText("Note", { exact: true })).toBeVisible()
  await expect(titles(page).filter({ hasText: "Bells for Fog" })).toHaveCount(1)
  await search.fill("apprenticeship")
  const status = main(page).getByRole("status")
  await expect(status).toHaveText("1 page")
  await expect(page.getByRole("button", { name: "Clear filters" })).toHaveCount(0)
  const pages = page.getByRole("region", { name: "Pages" })
  await expect(pages.getByRole("link")).toHaveText(["About"])
  await expectNoAxeFindings(page)
  await pages.getByRole("link").click()
  await expect(mainHeading(page)).toHaveText("About")
})

/** Returns where the line of text lies that is before an element, or at the start of it, from the top of the window. */
function baselineAt(element: Locator, place: "before" | "prepend"): Promise<number> {
  return element.evaluate((node, where) => {
    const mark = document.createElement("span")
    mark.style.display = "inline-block"
    node[where](mark)
    const { bottom } = mark.getBoundingClientRect()
    mark.remove()
    return bottom
  }, place)
}

test("W1: on a wide screen, footnotes are beside their mentions, not over each other", async ({ visit, page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await visit("/notes/reading-a-gauge")
  const [text, first, second] = await Promise.all(
    [".story .prose > p >> nth=0", "#fn-1", "#fn-ferry"].map((selector) => boxOf(main(page).locator(selector))),
  )
  const [mentioned, noted] = [
    await baselineAt(page.locator("#fnref-ferry"), "before"),
    await baselineAt(page.locator("#fn-ferry"), "prepend"),
  ]
  expect(Math.abs(mentioned - noted)).toBeLessThan(3)
  for (const note of [first, second])
    expect((note?.right ?? 0) < (text?.x ?? 0) || (note?.x ?? 0) > (text?.right ?? 0)).toBe(true)
  await page.evaluate(() => document.querySelector("#fnref-1")?.after(document.querySelector("#fnref-ferry") ?? ""))
  const [upper, lower] = [await boxOf(page.locator("#fn-1")), await boxOf(page.locator("#fn-ferry"))]
  expect(lower.y).toBeGreaterThanOrEqual(upper.y + upper.height)
  await page.setViewportSize({ width: 1000, height: 800 })
  expect((await boxOf(page.locator("#fn-1"))).y).toBeGreaterThan((await boxOf(page.locator("#what-to-write"))).y)
})
