import { expect, type Page } from "@playwright/test"

import { BUILDS } from "~/tests/builds"
import { expectNoAxeFindings } from "~/tests/e2e/axe"
import { openWithoutScripts } from "~/tests/e2e/conditions"
import { test } from "~/tests/e2e/site"

test.use({ build: BUILDS.basePath })

const button = (page: Page) => page.getByRole("button", { name: "Copy citation: Bells for Fog: Öresund and Østersjön" })

test("the citation is copied by keyboard, also before the app is live; axe finds nothing", async ({ site, page }) => {
  const release = await openWithoutScripts(page, site.url("/about"))
  await button(page).focus()
  await page.keyboard.press("Enter")
  release()
  // The alert has its text for a second only, the toast for longer.
  await expect(page.getByRole("region", { name: /^Notifications/ }).locator(".toast")).toContainText("Citation copied")
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^@article\{holm2021,\n {2}title = \{\{Bells for Fog: Öresund and Østersjön\}\},\n/)
  expect(copied).not.toContain("uillonbury")
  await button(page).blur()
  await expect(page.getByRole("tooltip")).toHaveCount(0)
  await expectNoAxeFindings(page)
})
