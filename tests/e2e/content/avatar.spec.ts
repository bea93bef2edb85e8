import { expect } from "@playwright/test"

import { pageIsLive, poll, test } from "~/tests/e2e/site"

test("L7 E4: the styles draw initials over an avatar that fails, until React replaces it", async ({ host, page }) => {
  const avatar = page.locator(".nav-avatar .avatar")
  host.breakWith((path) => (path.endsWith("/avatar.webp") ? { status: 404 } : undefined))
  await page.route("**/app-*.js", () => undefined)
  await page.goto(host.origin, { waitUntil: "commit" })
  await poll(() => avatar.evaluate((image) => getComputedStyle(image, "::after").content)).toBe('"MH"')
  expect(await avatar.boundingBox()).toMatchObject({ width: 32, height: 32 })
  const hasFailed = () => avatar.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth === 0)
  await poll(hasFailed).toBe(true)
  const drawn = await avatar.screenshot({ animations: "disabled" })
  await avatar.evaluate((image) => image.setAttribute("data-initials", ""))
  expect(await avatar.screenshot({ animations: "disabled" })).not.toEqual(drawn)

  await page.unrouteAll()
  await page.goto(host.origin)
  await pageIsLive(page)
  await expect(page.locator(".nav-avatar img.avatar")).toHaveCount(0)
  await expect(avatar).toHaveText("MH")
})
