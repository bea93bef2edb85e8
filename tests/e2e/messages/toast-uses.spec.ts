import { expect, type Page } from "@playwright/test"

import { projectPaths } from "~/tests/e2e/pages"
import { loadNothingAhead, test } from "~/tests/e2e/site"

const region = (page: Page) => page.getByRole("region", { name: "Notifications (F8)" })
const toast = (page: Page, text: string) => region(page).locator(".toast").filter({ hasText: text })
const isSameDocument = (page: Page) => page.evaluate(() => "stillHere" in window)
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stillHere: true }))

/** Until the last thing that a page asks for by itself, the manifest, is there. */
async function visitAndSettle(page: Page, visit: (path: string) => Promise<void>, path: string): Promise<void> {
  const manifest = page.waitForResponse("**/builds/meta/*.json")
  await visit(path)
  await (await manifest).finished()
  await page.waitForLoadState("networkidle")
}

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] })

  test("O6: copying a project's link says so", async ({ build, site, visit, page }) => {
    const [path] = projectPaths(build)
    await visit(path)
    await page.getByRole("button", { name: "Copy link" }).click()
    await expect(toast(page, "Link copied")).toBeVisible()
    await expect(region(page).locator(".Toastify")).toBeAttached()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url(path))
  })
})

test("a link that may not be copied is shown, to be copied by hand", async ({ build, site, visit, page }) => {
  const [path] = projectPaths(build)
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }))
  await visit(path)
  await page.getByRole("button", { name: "Copy link" }).click()
  await expect(toast(page, site.url(path))).toBeVisible()
})

test.describe("without a network", () => {
  test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED|could not be loaded in place/] })

  test("O2 O3: going offline is told for as long as it lasts, coming back in the same toast", async ({
    visit,
    page,
    context,
  }) => {
    await visitAndSettle(page, visit, "/about")
    await context.setOffline(true)
    await expect(toast(page, "You are offline")).toBeVisible()
    await context.setOffline(false)
    await expect(toast(page, "You are back online")).toBeVisible()
    await expect(region(page).locator(".toast")).toHaveCount(1)
  })

  test("E4 F4: a page that cannot be had leaves the visitor where they are, and another try works", async ({
    site,
    visit,
    page,
    context,
  }) => {
    await loadNothingAhead(page)
    await visitAndSettle(page, visit, "/about")
    let documents = 0
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await context.setOffline(true)
    const link = page.getByRole("link", { name: "Privacy Policy" })
    await link.evaluate((element) => (element as HTMLElement).click())
    await expect(toast(page, "The page could not be loaded")).toBeVisible()
    await expect(page).toHaveURL(site.url("/about"))
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About")
    await expect(page.locator("main")).not.toHaveClass(/page-exit/)
    await context.setOffline(false)
    await region(page).getByRole("link", { name: "Try again" }).click()
    await expect(page).toHaveURL(site.url("/privacy"))
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("About")
    await expect(toast(page, "The page could not be loaded")).toHaveCount(0)
    expect(documents).toBeLessThanOrEqual(1)
  })
})

test("F5: open toasts are kept across the document load for a new build, once", async ({
  build,
  site,
  visit,
  page,
}) => {
  const [path] = projectPaths(build)
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }))
  await page.clock.install()
  await page.route("**/builds/latest.json?*", (route) => route.fulfill({ json: { id: "another", timestamp: 1 } }))
  await visitAndSettle(page, visit, path)
  const answered = page.waitForResponse("**/builds/latest.json?*")
  await page.clock.fastForward("01:00:01")
  await (await answered).finished()
  await page.getByRole("button", { name: "Copy link" }).click()
  await expect(toast(page, site.url(path))).toBeVisible()
  await mark(page)
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click()
  await expect(page).toHaveURL(site.url("/about"))
  await expect.poll(() => isSameDocument(page)).toBe(false)
  await expect(toast(page, site.url(path))).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem("kept-state"))).toBeNull()
})
