import { expect, type Page } from "@playwright/test"

import { test } from "~/tests/e2e/host-fixture"
import { pageIsLive } from "~/tests/e2e/site"

const avatar = (page: Page) => page.locator(".nav-avatar .avatar")
/** What the styles draw over the image. */
const initials = (page: Page) =>
  page.locator(".nav-avatar img.avatar").evaluate((image) => getComputedStyle(image, "::after").content)

test.beforeEach(({ host }) => host.breakWith((path) => (path.endsWith("/avatar.webp") ? { status: 404 } : undefined)))

test("L7 E4: an avatar that fails is replaced by the initials, which the styles draw until React has taken over", async ({
  host,
  page,
}) => {
  await page.route("**/app-*.js", () => undefined)
  await page.goto(host.origin, { waitUntil: "commit" })
  await expect.poll(() => initials(page)).toBe('"MH"')
  await page.unrouteAll()
  await page.goto(host.origin)
  await pageIsLive(page)
  await expect(page.locator(".nav-avatar img.avatar")).toHaveCount(0)
  await expect(avatar(page)).toHaveText("MH")
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("L7: the styles draw the initials in the image's place and size", async ({ host, page }) => {
    await page.goto(host.origin)
    await expect.poll(() => initials(page)).toBe('"MH"')
    expect(await avatar(page).boundingBox()).toMatchObject({ width: 32, height: 32 })
    await expect
      .poll(() => avatar(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth === 0))
      .toBe(true)
    const drawn = await avatar(page).screenshot({ animations: "disabled" })
    await avatar(page).evaluate((image) => image.setAttribute("data-initials", ""))
    expect(await avatar(page).screenshot({ animations: "disabled" })).not.toEqual(drawn)
  })
})
