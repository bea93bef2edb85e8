import { expect } from "@playwright/test"

import { projectPaths } from "~/tests/e2e/pages"
import { pageIsLive, test } from "~/tests/e2e/site"

// The browser itself tells of the 404 that these tests ask for.
test.use({ expectedMessages: [/status of 404/] })

test("R4: a mistyped address offers the page that was meant, which one click opens", async ({ site, build, page }) => {
  const [project] = projectPaths(build)
  await page.goto(`${site.origin}${site.basePath}${project}x`)
  await pageIsLive(page)
  const offered = page.getByRole("main").getByRole("link", { name: project, exact: true })
  await expect(offered).toBeVisible()
  await offered.click()
  await expect(page).toHaveURL(site.url(project))
})

test("R4: an address like no other offers no guesses, but the projects", async ({ site, page }) => {
  await page.goto(`${site.origin}${site.basePath}/wp-login-administration`)
  await pageIsLive(page)
  await page.waitForLoadState("networkidle")
  const list = page.getByRole("main").getByRole("region", { name: "You may be looking for" })
  await expect(list.getByRole("link")).toHaveText(["All projects"])
  await list.getByRole("link", { name: "All projects" }).click()
  await expect(page).toHaveURL(site.url("/projects"))
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("R4: an unknown address leads to the projects", async ({ site, page }) => {
    await page.goto(`${site.origin}${site.basePath}/gone`)
    await page.getByRole("main").getByRole("link", { name: "All projects" }).click()
    await expect(page).toHaveURL(site.url("/projects"))
  })
})
