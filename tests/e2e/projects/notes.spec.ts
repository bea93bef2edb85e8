import { expect, type Page } from "@playwright/test"

import { expectNoAxeFindings } from "~/tests/e2e/axe"
import { holdRequests } from "~/tests/e2e/conditions"
import { mainHeading, navbarLink } from "~/tests/e2e/navigate"
import { boxOf, recordRequests, sidewaysOverflow } from "~/tests/e2e/observe"
import { BUILDS, test } from "~/tests/e2e/site"

test.use({ build: BUILDS.languages })

const main = (page: Page) => page.getByRole("main")
const titles = (page: Page) => main(page).getByRole("article").getByRole("heading")
const NOTES = ["A Rope Is a Sum", "What Fog Does to Bells", "Reading a Gauge", "The First Chart"]

for (const path of [
  "/notes",
  "/notes/reading-a-gauge",
  "/notes/a-rope-is-a-sum",
  "/notes/tags",
  "/notes/tags/measuring",
]) {
  test(`W1 L6: ${path}: axe finds nothing, and nothing reaches over the edge`, async ({ visit, page }) => {
    await visit(path)
    await expectNoAxeFindings(page)
    expect(await sidewaysOverflow(page)).toBe(0)
    await expect(navbarLink(page, "Notes")).toHaveClass(/nav-item-active/)
  })
}

test("W1: home and the navbar lead to the notes", async ({ visit, page, site }) => {
  await visit("/")
  const section = page.getByRole("region", { name: "Notes" })
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(NOTES.slice(0, 3))
  await section.getByRole("link", { name: "All notes" }).click()
  await expect(page).toHaveURL(site.url("/notes"))
  await expect(titles(page)).toHaveText(NOTES)
  await titles(page).first().getByRole("link").click()
  await expect(mainHeading(page)).toHaveText("A Rope Is a Sum")
  await expect(main(page).getByRole("link", { name: "almanac.portfolio.test" })).toHaveAttribute(
    "href",
    "https://almanac.portfolio.test/ropes",
  )
  await page.keyboard.press("g")
  await page.keyboard.press("n")
  await expect(mainHeading(page)).toHaveText("Notes")
})

test("W1: a note leads to the parts of its series, to its projects and back, and to its neighbours", async ({
  visit,
  page,
}) => {
  await visit("/notes/reading-a-gauge")
  const series = page.getByRole("navigation", { name: "Instruments of the harbour · Part 1 of 2" })
  await expect(series.getByRole("listitem")).toHaveText(["Reading a Gauge", "What Fog Does to Bells"])
  await expect(series.locator("[aria-current=page]")).toHaveText("Reading a Gauge")
  await expect(series.getByRole("link")).toHaveText("What Fog Does to Bells")
  await main(page).getByText("Next part:").getByRole("link").click()
  await expect(mainHeading(page)).toHaveText("What Fog Does to Bells")
  await page.getByRole("region", { name: "About these projects" }).getByRole("link").last().click()
  await expect(mainHeading(page)).toHaveText("Tables of the Tides for Nine Harbours")
  await page
    .getByRole("region", { name: "Notes about this project" })
    .getByRole("link", { name: "Reading a Gauge" })
    .click()
  await expect(main(page).getByText("1 minute to read")).toBeVisible()
  await page.getByRole("link", { name: /^Next/ }).click()
  await expect(mainHeading(page)).toHaveText("The First Chart")
})

test("W3: either list finds notes and projects", async ({ visit, page }) => {
  await visit("/notes?tag=Measuring")
  await expect(titles(page)).toHaveText(["A Rope Is a Sum", "Reading a Gauge"])
  await visit("/projects")
  await page.getByRole("searchbox", { name: "Search projects and notes" }).fill("fog")
  await expect(titles(page).filter({ hasText: "What Fog Does to Bells" })).toHaveCount(1)
  const note = main(page).getByRole("article").filter({ hasText: "What Fog Does to Bells" })
  await expect(note.getByText("Note", { exact: true })).toBeVisible()
  await expect(titles(page).filter({ hasText: "Bells for Fog" })).toHaveCount(1)
})

test("W3: words of a text are found in notes, projects and pages, and loaded only for a word", async ({
  visit,
  page,
}) => {
  const requests = recordRequests(page, /static\/search-/)
  await visit("/projects")
  const search = page.getByRole("searchbox", { name: "Search projects and notes" })
  await search.fill("r")
  await expect(page).toHaveURL(/r$/)
  expect(requests).toEqual([])
  await search.fill("rumour")
  await expect(titles(page)).toHaveText(["Reading a Gauge"])
  expect(requests).toHaveLength(1)
  const release = await holdRequests(page, /static\/search-/)
  await search.fill("apprenticeship")
  const status = main(page).getByRole("status")
  await expect(status).toHaveText("Searching…")
  release()
  await expect(status).toHaveText("Pages (1)")
  await expect(page.getByRole("button", { name: "Clear filters" })).toHaveCount(0)
  const pages = page.getByRole("region", { name: "Pages" })
  await expect(pages.getByRole("link")).toHaveText(["About"])
  await expectNoAxeFindings(page)
  await pages.getByRole("link").click()
  await expect(mainHeading(page)).toHaveText("About")
})

test("W3: where the words cannot be loaded, titles are still found, and Try again works", async ({
  visit,
  page,
  expectMessages,
}) => {
  expectMessages(/search-|Failed to load|could not/i)
  await page.route(/static\/search-/, (route) => route.abort())
  await visit("/projects")
  await page.getByRole("searchbox", { name: "Search projects and notes" }).fill("gauge")
  await expect(titles(page)).toHaveText(["Reading a Gauge"])
  await page.getByRole("searchbox").fill("rumour")
  // The list of the first word had an alert, too: only a changed list shows that the one below is of the second word.
  await expect(titles(page)).not.toHaveText(["Reading a Gauge"])
  const alert = main(page).getByRole("alert")
  await expect(alert).toContainText("The search failed.")
  await expect(main(page).getByRole("status")).not.toHaveText("No matching data")
  await page.unroute(/static\/search-/)
  await alert.getByRole("button", { name: "Try again" }).click()
  await expect(titles(page)).toHaveText(["Reading a Gauge"])
  await expect(alert).toHaveCount(0)
})

test("W1: on a wide screen, footnotes are beside their mentions, and never over each other", async ({
  visit,
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await visit("/notes/reading-a-gauge")
  const [text, first, second] = await Promise.all(
    [".story .prose", "#fn-1", "#fn-ferry"].map((selector) => boxOf(main(page).locator(selector))),
  )
  const mention = await boxOf(page.locator("#fnref-ferry"))
  expect(Math.abs((second?.y ?? 0) - mention.y)).toBeLessThan(4)
  for (const note of [first, second])
    expect((note?.right ?? 0) < (text?.x ?? 0) || (note?.x ?? 0) > (text?.right ?? 0)).toBe(true)
  await page.evaluate(() => document.querySelector("#fnref-1")?.after(document.querySelector("#fnref-ferry") ?? ""))
  const [upper, lower] = [await boxOf(page.locator("#fn-1")), await boxOf(page.locator("#fn-ferry"))]
  expect(lower.y).toBeGreaterThanOrEqual(upper.y + upper.height)
  await page.setViewportSize({ width: 1280, height: 800 })
  expect((await boxOf(page.locator("#fn-1"))).y).toBeGreaterThan((await boxOf(page.locator("#what-to-write"))).y)
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("W1: the list and a note can be read, and printed", async ({ page, site }) => {
    await page.goto(site.url("/notes"))
    await expect(titles(page)).toHaveText(NOTES)
    await titles(page).nth(2).getByRole("link").click()
    await expect(mainHeading(page)).toHaveText("Reading a Gauge")
    await page.emulateMedia({ media: "print" })
    await expect(main(page).getByText("Such a height measures the wind.")).toBeVisible()
    await expect(page.getByRole("navigation", { name: "Navigation" })).toBeHidden()
  })
})
