import { expect, type Page } from "@playwright/test"

import { test } from "~/tests/e2e/host-fixture"
import { pageIsLive } from "~/tests/e2e/site"

const AVATAR = /\/avatar\.webp$/

const avatar = (page: Page) => page.locator(".nav-avatar .avatar")
const drawnOver = (page: Page) =>
  page.locator(".nav-avatar img.avatar").evaluate((img) => getComputedStyle(img, "::after").content)

const hasFailed = (img: Element) => (img as HTMLImageElement).complete && (img as HTMLImageElement).naturalWidth === 0

test.beforeEach(({ host }) => host.breakWith((path) => (AVATAR.test(path) ? { status: 404 } : undefined)))

test("L7 E4: an avatar that fails gives way to the initials", async ({ host, page }) => {
  await page.goto(host.origin)
  await pageIsLive(page)
  await expect(page.locator(".nav-avatar img.avatar")).toHaveCount(0)
  await expect(avatar(page)).toHaveText(/^\p{L}{1,2}$/u)
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click()
  await expect(page).toHaveURL(`${host.origin}/about`)
})

test("L7: before React is there the styles draw them", async ({ host, page }) => {
  await page.route("**/app-*.js", () => undefined)
  await page.goto(host.origin, { waitUntil: "commit" })
  await expect(page.locator(".nav-avatar img.avatar")).toBeAttached()
  await expect.poll(() => drawnOver(page)).toMatch(/^"\p{L}{1,2}"$/u)
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })
  test("L7: so they do without scripts, in the picture's place and size", async ({ host, page }) => {
    await page.goto(host.origin)
    await expect.poll(() => drawnOver(page)).toMatch(/^"\p{L}{1,2}"$/u)
    expect(await avatar(page).boundingBox()).toMatchObject({ width: 32, height: 32 })
    await expect.poll(() => avatar(page).evaluate(hasFailed)).toBe(true)
    const drawn = await avatar(page).screenshot({ animations: "disabled" })
    await avatar(page).evaluate((img) => img.setAttribute("data-initials", ""))
    expect(await avatar(page).screenshot({ animations: "disabled" })).not.toEqual(drawn)
  })
})
