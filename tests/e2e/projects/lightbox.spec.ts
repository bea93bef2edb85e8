import { expect, type Page } from "@playwright/test"

import { BUILDS } from "~/tests/builds"
import { expectNoAxeFindings } from "~/tests/e2e/axe"
import { boxOf, recordRequests } from "~/tests/e2e/observe"
import { test } from "~/tests/e2e/site"

// Below a base path, with trailing slashes, and with images of another host among them.
test.use({ build: BUILDS.basePath })

const lightbox = (page: Page) => page.getByRole("dialog", { name: "Pictures" })
const status = (page: Page) => lightbox(page).getByRole("status")
const enlarge = (page: Page, alt: string) => page.locator(".gallery").getByRole("link", { name: alt })

async function openImage(page: Page, alt: string): Promise<void> {
  await enlarge(page, alt).click()
  await expect(lightbox(page).getByRole("img", { name: alt })).toBeVisible()
  // It grows from its place.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
}

test("the lightbox is loaded when it opens, works by keyboard, and returns the focus", async ({ visit, page }) => {
  const requests = recordRequests(page, /\.(css|js)$/)
  await visit("/projects/plates")
  await page.waitForLoadState("networkidle")
  expect(requests.filter((url) => url.includes("lightbox"))).toEqual([])
  const before = requests.length
  await enlarge(page, "A tall plate").press("Enter")
  await expect(status(page)).toHaveText("Picture 3 of 4: A tall plate")
  const later = requests.slice(before)
  expect(later.filter((url) => /lightbox\S*\.css$/.test(url))).toHaveLength(1)
  expect(later.some((url) => url.endsWith(".js"))).toBe(true)
  for (const [key, text] of [
    ["ArrowRight", "Picture 4 of 4: A square plate"],
    ["ArrowRight", "Picture 1 of 4: A wide plate"],
    ["ArrowLeft", "Picture 4 of 4: A square plate"],
    ["Home", "Picture 1 of 4: A wide plate"],
    ["End", "Picture 4 of 4: A square plate"],
  ] as const) {
    await page.keyboard.press(key)
    await expect(status(page)).toHaveText(text)
  }
  await expect(lightbox(page)).toContainText("The last plate.")

  const button = (name: string) => lightbox(page).getByRole("button", { name })
  await expect(button("Close")).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(button("Previous picture")).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(button("Next picture")).toBeFocused()
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press("Tab")
    await expect(page.locator(":focus:not(body, dialog *)")).toHaveCount(0)
  }
  for (const text of ["Picture 3 of 4: A tall plate", "Picture 2 of 4: A wide plate"]) {
    await button("Previous picture").click()
    await expect(status(page)).toHaveText(text)
  }
  await page.keyboard.press("Escape")
  await expect(lightbox(page)).toHaveCount(0)
  await expect(enlarge(page, "A wide plate")).toBeFocused()
  await openImage(page, "A square plate")
  await page.goBack()
  await expect(lightbox(page)).toHaveCount(0)
  await expect(enlarge(page, "A square plate")).toBeFocused()
})

test("an enlarged image fits the screen; axe finds nothing", async ({ visit, page }) => {
  await visit("/projects/plates")
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [320, 480],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openImage(page, "A tall plate")
    const box = await boxOf(lightbox(page).getByRole("img", { name: "A tall plate" }))
    expect(box.height / box.width).toBeCloseTo(2, 1)
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.bottom).toBeLessThanOrEqual(height)
    expect(box.right).toBeLessThanOrEqual(width)
    await lightbox(page).getByRole("button", { name: "Close" }).click()
    await expect(lightbox(page)).toHaveCount(0)
  }
  await openImage(page, "A wide plate")
  await expectNoAxeFindings(page)
  expect(await lightbox(page).evaluate((dialog) => dialog.scrollWidth)).toBeLessThanOrEqual(320)
})

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test("a swipe sideways shows the next image; zooming is left to the browser", async ({ visit, page }) => {
    await visit("/projects/plates")
    await openImage(page, "A wide plate")
    for (const [from, to, shown] of [
      [{ x: 300, y: 400 }, { x: 80, y: 410 }, "Picture 3 of 4: A tall plate"],
      [{ x: 80, y: 400 }, { x: 300, y: 410 }, "Picture 2 of 4: A wide plate"],
      [{ x: 200, y: 300 }, { x: 190, y: 500 }, "Picture 2 of 4: A wide plate"],
    ] as const) {
      await swipe(page, from, to)
      await expect(status(page)).toHaveText(shown)
    }
    await expect(page.locator(".lightbox-stage")).toHaveCSS("touch-action", "pan-y pinch-zoom")
    const viewport = (await page.locator("meta[name=viewport]").getAttribute("content")) ?? ""
    expect(viewport).not.toMatch(/user-scalable|maximum-scale/)
  })
})

type Point = { x: number; y: number }

/** Swipes with one finger, as a touch screen reports it. */
async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  for (const [type, ...touchPoints] of [
    ["touchStart", from],
    ["touchMove", middle],
    ["touchMove", to],
    ["touchEnd"],
  ] as ["touchStart" | "touchMove" | "touchEnd", ...Point[]][]) {
    await client.send("Input.dispatchTouchEvent", { type, touchPoints })
  }
}
