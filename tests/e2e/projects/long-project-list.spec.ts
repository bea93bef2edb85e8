import { expect, type Locator, type Page } from "@playwright/test"

import { standInForProviders } from "~/tests/e2e/mock-analytics-servers"
import { BUILDS, test } from "~/tests/e2e/site"

const PER_PAGE = 20

test.use({ build: BUILDS.services })

const titles = (page: Page) => page.getByRole("main").getByRole("article").getByRole("heading")
const more = (page: Page) => page.getByRole("main").getByRole("link", { name: "Show more" })

async function openList(page: Page, visit: (path: string) => Promise<void>): Promise<void> {
  await standInForProviders(page.context())
  await visit("/projects")
  await page.getByRole("button", { name: "Reject" }).click()
}

/** The list after one press on "Show more". */
async function openLongerList(page: Page, visit: (path: string) => Promise<void>): Promise<void> {
  await openList(page, visit)
  await more(page).click()
  await expect(titles(page)).toHaveCount(2 * PER_PAGE)
}

async function openProject(page: Page, link: Locator): Promise<void> {
  const name = (await link.textContent()) ?? ""
  await link.click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name)
}

test("more projects are shown on demand, up to the last, each once", async ({ page, visit }) => {
  await openList(page, visit)
  const total = Number.parseInt((await page.getByRole("main").getByRole("status").textContent()) ?? "", 10)
  expect(total).toBeGreaterThan(2 * PER_PAGE)
  for (let count = PER_PAGE; count < total; count += PER_PAGE) {
    await expect(titles(page)).toHaveCount(count)
    await more(page).click()
  }
  await expect(titles(page)).toHaveCount(total)
  await expect(more(page)).toHaveCount(0)
  expect(new Set(await titles(page).allTextContents()).size).toBe(total)
})

test("N3: who comes back from a project finds as many projects as before, at the same place", async ({
  page,
  visit,
}) => {
  await openLongerList(page, visit)
  const chosen = titles(page).nth(PER_PAGE + 10)
  await chosen.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(0)
  await openProject(page, chosen.getByRole("link"))
  await page.goBack()
  await expect(titles(page)).toHaveCount(2 * PER_PAGE)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  await page.reload()
  await expect(titles(page)).toHaveCount(2 * PER_PAGE)
})

test("N3: a list in another order begins at its beginning, and is come back to like any other", async ({
  page,
  visit,
}) => {
  await openLongerList(page, visit)
  await page.getByRole("combobox").selectOption("title")
  await expect(page).toHaveURL(/sort=title/)
  await expect(titles(page)).toHaveCount(PER_PAGE)
  await page.getByRole("main").getByRole("button", { name: "Show more" }).click()
  await expect(titles(page)).toHaveCount(2 * PER_PAGE)
  await openProject(
    page,
    titles(page)
      .nth(PER_PAGE + 10)
      .getByRole("link"),
  )
  await page.goBack()
  await expect(titles(page)).toHaveCount(2 * PER_PAGE)
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=/)
  await expect(titles(page)).toHaveCount(2 * PER_PAGE)
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the same link leads to the next page of the list, and on to the last", async ({ page, site }) => {
    await page.goto(site.url("/projects"))
    await more(page).click()
    await expect(page).toHaveURL(site.url("/projects/page/2"))
    await expect(titles(page)).toHaveCount(PER_PAGE)
    await page.getByRole("main").locator("a[rel=next]").click()
    await expect(page).toHaveURL(site.url("/projects/page/3"))
  })
})
