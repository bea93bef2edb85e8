import { expect, type Page } from "@playwright/test"

import { test } from "~/tests/e2e/host-fixture"
import { pageIsLive } from "~/tests/e2e/site"

const tooltip = (page: Page) => page.getByRole("tooltip")
const trigger = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

/** The page with tooltips, and what draws them already there; its clock stands. */
test.beforeEach(async ({ host, page }) => {
  host.deploy(".variants/next-deploy/public")
  await page.clock.install()
  await page.goto(`${host.origin}/tooltips`)
  await pageIsLive(page)
  await trigger(page, "b").hover()
  await expect(tooltip(page)).toBeVisible()
  await page.mouse.move(700, 400)
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.pauseAt(Date.now() + 3_600_000)
})

/** The bubble is put in place in animation frames, which stand with the clock. */
const settle = (page: Page) => page.clock.runFor(150)

/** It fades in the browser's own time and is taken away in the page's. */
const isGone = (page: Page) =>
  expect(async () => {
    await settle(page)
    await expect(tooltip(page)).toHaveCount(0, { timeout: 50 })
  }).toPass({ timeout: 5000 })

test("U1 U2: it opens when the pointer has rested for 700 ms, and both bubble and trigger say so", async ({ page }) => {
  for (const element of await page.locator("[data-tooltip]").all()) {
    await expect(element).toHaveAttribute("data-state", "closed")
  }
  await trigger(page, "a").hover()
  await page.clock.runFor(690)
  await expect(trigger(page, "a")).not.toHaveAttribute("data-state", /open/)
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(10)
  await expect(trigger(page, "a")).toHaveAttribute("data-state", "delayed-open")
  await settle(page)
  await expect(tooltip(page)).toHaveText("Below")
  await expect(tooltip(page)).toHaveAttribute("data-state", "delayed-open")
  await page.keyboard.press("Escape")
  await expect(trigger(page, "a")).toHaveAttribute("data-state", "closed")
  await expect(tooltip(page)).toHaveAttribute("data-state", "closed")
  await isGone(page)
})

test("U2: what the keyboard opens stays open where the pointer happens to lie", async ({ page }) => {
  await page.clock.resume()
  const button = await trigger(page, "a").boundingBox()
  // In the middle of where the bubble appears.
  await page.mouse.move((button?.x ?? 0) + 10, (button?.y ?? 0) + (button?.height ?? 0) + 20)
  await page.getByRole("heading", { name: "Tooltips" }).evaluate((heading) => {
    heading.tabIndex = -1
    heading.focus()
  })
  await page.keyboard.press("Tab")
  await expect(tooltip(page)).toHaveText("Below")
  // Longer than the pointer may take from a trigger to its bubble.
  await page.clock.runFor(2000)
  await expect(trigger(page, "a")).toHaveAttribute("data-state", "instant-open")
  await expect(tooltip(page)).toHaveCount(1)
})

test("U2: within 300 ms of another closing it opens at once, later it waits again", async ({ page }) => {
  await trigger(page, "a").hover()
  await page.clock.runFor(700)
  await page.keyboard.press("Escape")
  await page.clock.runFor(290)
  await trigger(page, "b").hover()
  await expect(trigger(page, "b")).toHaveAttribute("data-state", "instant-open")
  await page.keyboard.press("Escape")
  await page.mouse.move(700, 400)
  await page.clock.runFor(310)
  await trigger(page, "a").hover()
  await page.clock.runFor(500)
  await expect(trigger(page, "a")).toHaveAttribute("data-state", "closed")
})

test("U1 U4: from one trigger to the next there is one at a time, and it opens at once", async ({ page }) => {
  await page.clock.resume()
  await trigger(page, "a").hover()
  await expect(tooltip(page)).toHaveText("Below")
  await trigger(page, "b").hover()
  await expect(tooltip(page)).toHaveText("Beside", { timeout: 600 })
  await expect(tooltip(page)).toHaveCount(1)
  await expect(tooltip(page)).toHaveAttribute("data-state", "instant-open")
  await expect(trigger(page, "a")).toHaveAttribute("data-state", "closed")
})

test("U3: below its trigger, 8 px away, and 8 px clear of the screen's edge", async ({ page }) => {
  await trigger(page, "a").hover()
  await page.clock.runFor(700)
  await settle(page)
  const bubble = await tooltip(page).boundingBox()
  const button = await trigger(page, "a").boundingBox()
  expect(Math.round((bubble?.y ?? 0) - ((button?.y ?? 0) + (button?.height ?? 0)))).toBe(8)
  await trigger(page, "edge").hover()
  await settle(page)
  await expect(tooltip(page)).toContainText("far wider")
  expect(Math.round((await tooltip(page).boundingBox())?.x ?? 0)).toBe(8)
})

test("U4: Escape, a click and scrolling close it", async ({ page }) => {
  for (const [what, close] of [
    ["Escape", () => page.keyboard.press("Escape")],
    ["a click", () => page.mouse.down().then(() => page.mouse.up())],
    ["scrolling", () => page.evaluate(() => document.dispatchEvent(new Event("scroll")))],
  ] as const) {
    await trigger(page, "a").hover()
    await page.clock.runFor(700)
    await settle(page)
    await expect(tooltip(page), what).toHaveCount(1)
    await close()
    await isGone(page)
    await expect(trigger(page, "a"), what).toHaveAttribute("data-state", "closed")
    await page.mouse.move(700, 400)
    await page.clock.runFor(1000)
  }
})

test("U2 U4: focus opens it at once and describes its trigger, blur closes it", async ({ page }) => {
  await page.mouse.click(700, 400)
  await page.getByRole("heading", { name: "Tooltips" }).evaluate((heading) => {
    heading.tabIndex = -1
    heading.focus()
  })
  await page.keyboard.press("Tab")
  await expect(trigger(page, "a")).toHaveAttribute("data-state", "instant-open")
  await settle(page)
  await expect(trigger(page, "a")).toHaveAccessibleDescription("Below")
  await trigger(page, "a").blur()
  await isGone(page)
  await expect(trigger(page, "a")).not.toHaveAttribute("aria-describedby")
})

test("U4: the pointer may rest on the bubble", async ({ page }) => {
  await trigger(page, "a").hover()
  await page.clock.runFor(700)
  await settle(page)
  const box = await tooltip(page).boundingBox()
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10, { steps: 4 })
  await page.clock.runFor(5000)
  await expect(tooltip(page)).toHaveCount(1)
  await page.mouse.move(700, 400)
  await page.clock.runFor(100)
  await isGone(page)
})

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true })
  test("U2: touch never opens it", async ({ page }) => {
    const box = await trigger(page, "a").boundingBox()
    await page.touchscreen.tap((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
    await page.clock.runFor(5000)
    await expect(tooltip(page)).toHaveCount(0)
  })
})
