import { expect } from "@playwright/test"

import { expectNoAxeFindings } from "~/tests/e2e/axe"
import { pageKinds } from "~/tests/e2e/pages"
import { pageIsLive, test } from "~/tests/e2e/site"

test.use({ expectedMessages: [/status of 404/] })

test("axe finds nothing on any page in either theme, wide or narrow", async ({ site, build, page }) => {
  test.slow()
  for (const path of [...pageKinds(build), "/no-such-page"]) {
    await page.goto(site.url(path))
    await pageIsLive(page)
    await expectNoAxeFindings(page)
  }
})

test("axe finds nothing where the list is filtered, its choices open", async ({ visit, page }) => {
  await visit("/projects")
  await page.getByRole("button", { name: /^Filter/ }).click()
  const choices = page.locator(".filter-panel")
  await expect(choices).toBeVisible()
  await choices.getByRole("checkbox").first().check({ force: true })
  await expect(page).toHaveURL(/[?&]tag=/)
  await expectNoAxeFindings(page)
})
