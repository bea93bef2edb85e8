import { expect, type Page } from "@playwright/test"

import { SEARCH_INDEX_PATH } from "~/src/lib/search/search-index"
import { navbarLink, scrollTo, scrollTop } from "~/tests/e2e/navigate"
import { recordRequests, sidewaysOverflow } from "~/tests/e2e/observe"
import { poll, test } from "~/tests/e2e/site"
import { PUBLIC_PROJECTS } from "~/tests/fixtures/fixture-site"

// Six projects of the fixture site have the tag Harbours; two of these have the type Instrument.
const ALL = PUBLIC_PROJECTS.length
const STATUS = "6 results"

const titles = (page: Page) => page.getByRole("main").getByRole("article").getByRole("heading")
const status = (page: Page) => page.getByRole("main").getByRole("status")
const search = (page: Page) => page.getByRole("searchbox", { name: "Search projects" })
const sort = (page: Page) => page.getByRole("combobox", { name: "Sort" })
const tag = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true })

async function openFilter(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Filter/ }).click()
  await expect(page.getByRole("group", { name: "Tags" })).toBeVisible()
}

test("N3 P1: tags filter in place, and are in the URL; counts follow other choices", async ({ visit, page }) => {
  await visit("/projects")
  const before = await titles(page).allTextContents()
  await openFilter(page)
  await scrollTo(page, 120)
  const requests = recordRequests(page, /page-data\/projects\/page-data/)
  await tag(page, "Harbours 6").check({ force: true })
  await expect(titles(page)).toHaveCount(6)
  await expect(status(page)).toHaveText(STATUS)
  expect(new URL(page.url()).searchParams.getAll("tag")).toEqual(["Harbours"])
  expect([await scrollTop(page), requests]).toEqual([120, []])

  await page.goBack()
  await expect(titles(page)).toHaveText(before)
  await expect(tag(page, "Harbours 6")).not.toBeChecked()
  await page.goForward()
  await expect(titles(page)).toHaveCount(6)

  await page.goBack()
  await expect(titles(page)).toHaveText(before)
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await sidewaysOverflow(page)).toBe(0)
  await page.getByRole("combobox", { name: "Type" }).selectOption("Instrument")
  await expect(tag(page, "Harbours 2")).toBeVisible()
  const choices = page.getByRole("group", { name: "Tags" }).getByRole("checkbox")
  await choices.evaluateAll((boxes: HTMLInputElement[]) => boxes.slice(0, 2).map((box) => box.click()))
  await poll(() => new URL(page.url()).searchParams.getAll("tag")).toHaveLength(2)
  expect(await choices.evaluateAll((boxes: HTMLInputElement[]) => boxes.filter((box) => box.checked).length)).toBe(2)
})

test("a URL with a filter shows the same list", { tag: "@base-path-only" }, async ({ visit, page }) => {
  await visit("/projects?tag=Harbours&sort=oldest")
  await expect(status(page)).toHaveText(STATUS)
  await expect(sort(page)).toHaveValue("oldest")
  const links = page.getByRole("main").getByRole("article").getByRole("link")
  const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
  await links.first().click()
  await expect(page).not.toHaveURL(/sort=oldest/)
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem("project-order") ?? "[]"))
  expect(kept.slice(0, paths.length)).toEqual(paths.map((path) => `/projects/${path.split("/").findLast(Boolean)}`))
})

// src/lib/search/search-entries.test.ts proves what is found.
test("typing makes no history entries and keeps the focus", async ({ visit, page }) => {
  const requests = recordRequests(page, new RegExp(SEARCH_INDEX_PATH))
  await visit("/about")
  await navbarLink(page, "Projects").click()
  await page.waitForLoadState("networkidle")
  expect(requests).toEqual([])
  await search(page).pressSequentially("Ropwalk", { delay: 30 })
  await expect(page).toHaveURL(/[?&]q=Ropwalk$/)
  await expect(status(page)).toHaveText(/ result/)
  await expect(titles(page).filter({ hasText: "Measuring the Ropewalk" })).toHaveCount(1)
  await expect(search(page)).toBeFocused()
  expect(requests).toHaveLength(1)
  await page.goBack()
  await expect(page).toHaveURL(/about\/?$/)
})

test("X1: without a match the list says No matching data, and the filters can be cleared", async ({ visit, page }) => {
  await visit("/projects?q=zzzzqqqqxxxx")
  await expect(status(page)).toHaveText("No matching data")
  await expect(titles(page)).toHaveCount(0)
  await page.getByRole("main").getByRole("button", { name: "Clear filters" }).click()
  await expect(page).toHaveURL(/\/projects\/?$/)
  await expect(titles(page)).toHaveCount(ALL)
  await expect(search(page)).toBeFocused()
  await expect(search(page)).toHaveValue("")
})

test("without the index the list stays, and Try again works", async ({ visit, page, expectMessages }) => {
  expectMessages(/status of 500|ERR_FAILED/)
  await page.route(`**${SEARCH_INDEX_PATH}`, (route) => route.fulfill({ status: 500, body: "no" }))
  await visit("/projects?tag=Harbours")
  await expect(page.getByRole("main").getByRole("alert")).toContainText("The search failed.")
  await expect(titles(page)).toHaveCount(ALL)
  await page.unroute(`**${SEARCH_INDEX_PATH}`)
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(status(page)).toHaveText(STATUS)
})
