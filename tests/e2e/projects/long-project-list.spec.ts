import { expect, type Page } from "@playwright/test"

import { mainHeading, scrollTop } from "~/tests/e2e/navigate"
import { reject, test } from "~/tests/e2e/services-fixture"
import { poll } from "~/tests/e2e/site"

const PER_PAGE = 20

const titles = (page: Page) => page.getByRole("main").getByRole("article").getByRole("heading")
const more = (page: Page) => page.getByRole("main").getByRole("link", { name: "Show more" })

test("N3: going back from a project and a reload restore the longer list", async ({ visit, page, site }) => {
  await visit("/projects")
  await reject(page)
  // Without JavaScript, too, it leads on.
  await expect(more(page)).toHaveAttribute("href", `${site.basePath}/projects/page/2`)
  await more(page).click()
  await expect(titles(page)).toHaveCount(2 * PER_PAGE)
  await expect(titles(page).nth(PER_PAGE).getByRole("link")).toBeFocused()
  const chosen = titles(page).nth(PER_PAGE + 10)
  await chosen.scrollIntoViewIfNeeded()
  const top = await scrollTop(page)
  expect(top).toBeGreaterThan(0)
  const title = (await chosen.textContent()) ?? ""
  await chosen.getByRole("link").click()
  await expect(mainHeading(page)).toHaveText(title)
  await page.goBack()
  await expect(titles(page)).toHaveCount(2 * PER_PAGE)
  await poll(() => scrollTop(page)).toBe(top)
  await page.reload()
  await expect(titles(page)).toHaveCount(2 * PER_PAGE)

  // In the end every project is listed, each once.
  const total = Number.parseInt((await page.getByRole("main").getByRole("status").textContent()) ?? "", 10)
  expect(total).toBeGreaterThan(2 * PER_PAGE)
  await more(page).click()
  await expect(titles(page)).toHaveCount(total)
  await expect(more(page)).toHaveCount(0)
  expect(new Set(await titles(page).allTextContents()).size).toBe(total)
  // How many are shown is stored for the entry of the history. The same address again would be a reload.
  await visit("/about")
  await visit("/projects")
  await more(page).click()
  await expect(titles(page)).toHaveCount(2 * PER_PAGE)
})
