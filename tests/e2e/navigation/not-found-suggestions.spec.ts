import { expect } from "@playwright/test"

import { projectPaths } from "~/tests/e2e/pages"
import { test } from "~/tests/e2e/site"

// The browser reports the 404 that these tests ask for.
test.use({ expectedMessages: [/status of 404/] })

test("R4: a mistyped URL suggests the page that was meant; one like no other suggests all projects", {
  tag: "@base-path",
}, async ({ site, build, visitUrl, page }) => {
  const suggestions = page.getByRole("main").getByRole("region", { name: "You may be looking for" }).getByRole("link")
  const [project] = projectPaths(build)
  await visitUrl(site.exactUrl(`${project}x`))
  await suggestions.filter({ hasText: project }).click()
  await expect(page).toHaveURL(site.url(project))

  await visitUrl(site.exactUrl("/wp-login-administration"))
  await page.waitForLoadState("networkidle")
  await expect(suggestions).toHaveText(["All projects"])
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("R4: an unknown URL leads to all projects", async ({ site, visitUrl, page }) => {
    await visitUrl(site.exactUrl("/gone"))
    await page.getByRole("main").getByRole("link", { name: "All projects" }).click()
    await expect(page).toHaveURL(site.url("/projects"))
  })
})
