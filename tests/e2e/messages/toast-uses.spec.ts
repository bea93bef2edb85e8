import { expect, type Page } from "@playwright/test"

import { openAtRest, openOutdated, preventPrefetch } from "~/tests/e2e/conditions"
import { isSameDocument, mainHeading, navigateTo } from "~/tests/e2e/navigate"
import { recordDocuments } from "~/tests/e2e/observe"
import { test } from "~/tests/e2e/site"
import { PUBLIC_PROJECTS } from "~/tests/fixtures/fixture-site"

const PROJECT = `/projects/${PUBLIC_PROJECTS[0]}`

const region = (page: Page) => page.getByRole("region", { name: "Notifications (F8)" })
const toast = (page: Page, text: string) => region(page).locator(".toast").filter({ hasText: text })

test("O6: a toast says that a text is copied", async ({ site, visit, page }) => {
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await visit(PROJECT)
  await page.getByRole("button", { name: "Copy link" }).click()
  await expect(toast(page, "Link copied")).toBeVisible()
  expect(await clipboard()).toBe(site.url(PROJECT))
  await visit("/about")
  await page.getByRole("button", { name: "Copy e-mail address" }).click()
  await expect(toast(page, "E-mail address copied")).toBeVisible()
  expect(await clipboard()).toBe("owner@portfolio.test")
})

test("O2 O3: a toast says when a visitor is offline", async ({ site, page, context, expectMessages }) => {
  expectMessages(/ERR_INTERNET_DISCONNECTED|could not be loaded in place/)
  await openAtRest(page, site.url("/about"))
  await context.setOffline(true)
  await expect(toast(page, "You are offline")).toBeVisible()
  await context.setOffline(false)
  await expect(toast(page, "You are back online")).toBeVisible()
  await expect(region(page).locator(".toast")).toHaveCount(1)
})

test("E4 F4: offline a visitor stays, and Try again works", async ({ site, page, context, expectMessages }) => {
  expectMessages(/ERR_INTERNET_DISCONNECTED|could not be loaded in place/)
  await preventPrefetch(page)
  await openAtRest(page, site.url("/about"))
  const documents = recordDocuments(page)
  await context.setOffline(true)
  const link = page.getByRole("link", { name: "Privacy Policy" })
  await link.evaluate((element) => (element as HTMLElement).click())
  await expect(toast(page, "The page could not be loaded")).toBeVisible()
  await expect(page).toHaveURL(site.url("/about"))
  await expect(mainHeading(page)).toHaveText("About")
  await expect(page.locator("main")).not.toHaveClass(/page-exit/)
  await context.setOffline(false)
  await region(page).getByRole("link", { name: "Try again" }).click()
  await expect(page).toHaveURL(site.url("/privacy"))
  await expect(mainHeading(page)).toHaveText("Privacy Policy")
  await expect(toast(page, "The page could not be loaded")).toHaveCount(0)
  expect(documents.length).toBeLessThanOrEqual(1)
})

test("F3 F5: after a new build the next navigation is a document load; it keeps a toast", async ({ site, page }) => {
  // Without a clipboard the link is shown, not copied.
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }))
  await openOutdated(page, site.url(PROJECT))
  await page.getByRole("button", { name: "Copy link" }).click()
  await expect(toast(page, site.url(PROJECT))).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
  await navigateTo(page, "/about?a=1#main-content")
  await expect(page).toHaveURL(`${site.url("/about")}?a=1#main-content`)
  await expect.poll(() => isSameDocument(page)).toBe(false)
  await expect(toast(page, site.url(PROJECT))).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem("kept-state"))).toBeNull()
})
