import { expect, type Page } from "@playwright/test"

import { BUILDS } from "~/tests/builds"
import { runClockUntil } from "~/tests/e2e/conditions"
import { test } from "~/tests/e2e/site"

const opener = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true })
const press = (page: Page, name: string) => opener(page, name).click()
const region = (page: Page) => page.getByRole("region", { name: "Notifications (F8)" })
const toasts = (page: Page) => region(page).locator(".toast")
const politeRegion = (page: Page) => page.locator("div[role=status].sr-only")
const labels = (page: Page) => region(page).locator(".toast[data-state=open] p.font-medium").allTextContents()

/** Waits until there are so many toasts. One that was closed takes 200 ms to leave. */
const expectToasts = (page: Page, count: number) =>
  runClockUntil(page, async () => expect(await toasts(page).count()).toBe(count))

/** Opens the page with toasts of every kind, loads their code and stops the clock. */
test.beforeEach(async ({ host, visit, page }) => {
  host.deploy(BUILDS.nextDeploy.directory)
  await page.clock.install()
  await visit("/toasts")
  await page.mouse.move(5, 400)
  await press(page, "stays")
  await expect(region(page).locator(".Toastify .toast")).toHaveCount(1)
  await press(page, "close the one that stays")
  await expectToasts(page, 0)
  await expect(politeRegion(page)).toHaveText("")
  await page.clock.pauseAt(Date.now() + 3_600_000)
})

// src/client/toast/toasts.test.ts proves the queue, the times, and what a pause does to several toasts; toaster.test.tsx proves the swipe.
test("O1 O3: the time of a toast pauses on hover, focus and window blur", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await press(page, "one")
  await page.clock.runFor(3000)
  await toasts(page).hover()
  await page.clock.runFor(60_000)
  await page.mouse.move(5, 400)
  await page.clock.runFor(1000)
  await expect(toasts(page)).toHaveAttribute("data-state", "open")
  await page.keyboard.press("F8")
  await page.clock.runFor(60_000)
  await opener(page, "one").focus()
  await page.evaluate(() => window.dispatchEvent(new Event("blur")))
  await page.clock.runFor(60_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.evaluate(() => window.dispatchEvent(new Event("focus")))
  await page.clock.runFor(2000)
  await expectToasts(page, 0)
})

test("O4 O7: F8 focuses the region; Escape closes the focused or newest toast", async ({ page }) => {
  await press(page, "one")
  await press(page, "stays")
  await opener(page, "stays").focus()
  await page.keyboard.press("F8")
  await expect(region(page)).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(toasts(page).first()).toBeFocused()
  await page.keyboard.press("Escape")
  await expectToasts(page, 1)
  expect(await labels(page)).toEqual(["Stays"])
  await expect(region(page)).toBeFocused()
  await page.keyboard.press("Escape")
  await expectToasts(page, 0)
  await expect(opener(page, "stays")).toBeFocused()

  await press(page, "one")
  await press(page, "stays")
  await page.keyboard.press("Escape")
  await expectToasts(page, 1)
  expect(await labels(page)).toEqual(["One"])
  await region(page).getByRole("button", { name: "Close" }).click()
  await expectToasts(page, 0)
})

test("E4 O2 O6 O7: a toast and its action are announced once, politely or as an alert", async ({ site, page }) => {
  await press(page, "foreground")
  await page.clock.runFor(50)
  await expect(page.getByRole("alert")).toHaveText("In front. Go to the about page")
  await expect(politeRegion(page)).toHaveText("")
  await press(page, "one")
  await page.clock.runFor(50)
  await expect(politeRegion(page)).toHaveText("One")
  // The texts stay for a second.
  await runClockUntil(page, async () => {
    for (const live of [page.getByRole("alert"), politeRegion(page)]) expect(await live.textContent()).toBe("")
  })
  await press(page, "one again")
  await page.clock.runFor(50)
  await expect(politeRegion(page)).toHaveText("One, changed")
  expect(await labels(page)).toEqual(["In front", "One, changed"])
  // The toasts themselves are in no live region, so that they are not read out twice.
  const live = "[aria-live=polite], [aria-live=assertive], [role=alert], [role=status]"
  await expect(region(page).locator(live)).toHaveCount(0)

  // An action without alternate text (E4).
  await runClockUntil(page, async () => expect(await politeRegion(page).textContent()).toBe(""))
  await press(page, "wordless")
  await page.clock.runFor(50)
  await expect(politeRegion(page)).toHaveText("Wordless. Action")
  const wordless = toasts(page).filter({ hasText: "Wordless" })
  await wordless.getByRole("link", { name: "Go" }).click()
  await expect(async () => {
    await page.clock.runFor(1000)
    expect(page.url()).toBe(site.url("/about"))
  }).toPass()
  await runClockUntil(page, async () => expect(await wordless.count()).toBe(0))
})
