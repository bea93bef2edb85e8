import { expect } from "@playwright/test"

import { preventPrefetch } from "~/tests/e2e/conditions"
import { nextFrames } from "~/tests/e2e/navigate"
import { boxOf, recordLayoutShifts } from "~/tests/e2e/observe"
import { banner, reject, storedChoice, test } from "~/tests/e2e/services-fixture"

test("Y3: the banner is above the navbar and covers no focus", { tag: "@phone" }, async ({ visit, page }) => {
  await visit("/privacy")
  await expect(banner(page)).toBeVisible()
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  const navbar = page.getByRole("navigation", { name: "Main" })
  const box = await boxOf(banner(page))
  expect(box.bottom).toBeLessThan((await boxOf(navbar)).y)
  expect(box.width).toBeLessThanOrEqual(640)
  expect(box.x).toBeGreaterThanOrEqual(16)
  const [first, second, ...others] = await banner(page)
    .getByRole("button")
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height, y } = button.getBoundingClientRect()
        const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(button)
        return { width, height, y, color, backgroundColor, borderColor, fontWeight }
      }),
    )
  expect([first, others]).toEqual([second, []])
  expect(first?.height).toBeGreaterThanOrEqual(44)

  for (const name of ["Skip to content", "Privacy Policy", "Accept", "Reject"]) {
    await page.keyboard.press("Tab")
    await expect(page.locator(":focus")).toHaveText(name)
  }
  await page.keyboard.press("Escape")
  await expect(banner(page)).toBeVisible()
  expect(await storedChoice(page)).toBeNull()
  await page.keyboard.press("Tab")
  await expect(navbar.getByRole("link").first()).toBeFocused()
  const stops = await page.locator("a, button").count()
  for (let stop = 5; stop < stops; stop += 1) {
    await page.keyboard.press("Tab")
    const covered = await page.evaluate(() => {
      const element = document.activeElement
      if (element === null || element.matches("body, .consent *, .navbar *, .skip-link")) return null
      const top = document.querySelector(".consent")?.getBoundingClientRect().top ?? 0
      return element.getBoundingClientRect().bottom > top ? element.textContent : null
    })
    expect(covered).toBeNull()
  }
  await banner(page).getByRole("button", { name: "Reject" }).press("Enter")
  await expect(banner(page)).toHaveCount(0)
  await expect(page.locator("#main-content")).toBeFocused()
})

test("Y3: nothing on the page moves when the banner comes and goes", async ({ visit, page }) => {
  // Visitors who save data get no display font, so only the banner can move anything.
  await preventPrefetch(page)
  const layoutShifts = await recordLayoutShifts(page)
  // On a phone the banner is highest. As high as the whole page, so that the footer is in view, too.
  await page.setViewportSize({ width: 390, height: 4000 })
  await visit("/privacy")
  await expect(banner(page)).toBeVisible()
  await reject(page)
  await expect(banner(page)).toHaveCount(0)
  await nextFrames(page)
  expect(await layoutShifts()).toEqual([])
})
