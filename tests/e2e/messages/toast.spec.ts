import { expect, type Page } from "@playwright/test"

import { test } from "~/tests/e2e/host-fixture"
import { pageIsLive } from "~/tests/e2e/site"

const NEXT = ".variants/next-deploy/public"

const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click()
const region = (page: Page) => page.getByRole("region", { name: "Notifications (F8)" })
const toasts = (page: Page) => region(page).locator(".toast")
const labels = (page: Page) => region(page).locator(".toast[data-state=open] p.font-medium").allTextContents()

/** The page with toasts of every kind, and what draws them already there; its clock stands. */
async function openToastPage(page: Page, origin: string): Promise<void> {
  await page.clock.install()
  await page.goto(`${origin}/toasts`)
  await pageIsLive(page)
  await page.mouse.move(5, 400)
  await press(page, "stays")
  await expect(region(page).locator(".Toastify .toast")).toHaveCount(1)
  await press(page, "close the one that stays")
  await page.clock.runFor(250)
  await expect(toasts(page)).toHaveCount(0)
  await expect(page.locator("div[role=status].sr-only")).toHaveText("")
  await page.clock.pauseAt(Date.now() + 3_600_000)
}

test.beforeEach(async ({ host, page }) => {
  host.deploy(NEXT)
  await openToastPage(page, host.origin)
})

test("O1 O3: a toast closes after 5000 ms and is gone 200 ms later, with reduced motion, too", async ({ page }) => {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion })
    await press(page, "one")
    await expect(toasts(page)).toHaveAttribute("data-state", "open")
    await page.clock.runFor(4999)
    await expect(toasts(page)).toHaveAttribute("data-state", "open")
    await page.clock.runFor(1)
    await expect(toasts(page)).toHaveAttribute("data-state", "closed")
    await page.clock.runFor(150)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(100)
    await expect(toasts(page)).toHaveCount(0)
  }
})

test("O2: the same id changes in place; of eight more the newest five are kept", async ({ page }) => {
  await press(page, "one")
  await press(page, "stays")
  await press(page, "one again")
  await expect.poll(() => labels(page)).toEqual(["One, changed", "Stays"])
  await press(page, "eight")
  await page.clock.runFor(300)
  await expect(toasts(page)).toHaveCount(5)
  expect(await labels(page)).toEqual(["Number 4", "Number 5", "Number 6", "Number 7", "Number 8"])
})

test("O3: the pointer on a toast, the focus, and a window that is not in front stop the time of all; with Infinity it stays", async ({
  page,
}) => {
  await press(page, "one")
  await press(page, "foreground")
  await page.clock.runFor(3000)
  await toasts(page).first().hover()
  await page.clock.runFor(60_000)
  await expect(toasts(page)).toHaveCount(2)
  await page.mouse.move(5, 400)
  await page.clock.runFor(1900)
  await expect(toasts(page).first()).toHaveAttribute("data-state", "open")
  await page.clock.runFor(400)
  await expect(toasts(page)).toHaveCount(0)

  await press(page, "one")
  await page.keyboard.press("F8")
  await page.clock.runFor(60_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.getByRole("main").getByRole("button", { name: "one", exact: true }).focus()
  await page.evaluate(() => window.dispatchEvent(new Event("blur")))
  await page.clock.runFor(60_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.evaluate(() => window.dispatchEvent(new Event("focus")))
  await page.clock.runFor(5300)
  await expect(toasts(page)).toHaveCount(0)

  await press(page, "stays")
  await page.clock.runFor(600_000)
  await expect(toasts(page)).toHaveAttribute("data-state", "open")
})

test("O4 O7: F8 goes to the region, Tab to its toasts, Escape closes the focused one, and the focus comes back", async ({
  page,
}) => {
  await press(page, "one")
  await press(page, "stays")
  const opener = page.getByRole("main").getByRole("button", { name: "stays", exact: true })
  await opener.focus()
  await page.keyboard.press("F8")
  await expect(region(page)).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(toasts(page).first()).toBeFocused()
  await page.keyboard.press("Escape")
  await page.clock.runFor(300)
  expect(await labels(page)).toEqual(["Stays"])
  await expect(region(page)).toBeFocused()
  await page.keyboard.press("Escape")
  await page.clock.runFor(300)
  await expect(toasts(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test("O7: Escape anywhere else closes the newest, the button named Close its own", async ({ page }) => {
  await press(page, "one")
  await press(page, "stays")
  await page.keyboard.press("Escape")
  await page.clock.runFor(300)
  expect(await labels(page)).toEqual(["One"])
  await region(page).getByRole("button", { name: "Close" }).click()
  await page.clock.runFor(300)
  await expect(toasts(page)).toHaveCount(0)
})

for (const width of [390, 1280]) {
  test(`O5: a swipe of 50 px to either side closes the toast, a shorter one leaves it, at a width of ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const [pixels, expected] of [
      [51, 0],
      [-51, 0],
      [49, 1],
    ] as const) {
      await press(page, "stays")
      await expect(toasts(page)).toHaveCount(1)
      const box = await toasts(page).boundingBox()
      const [x, y] = [(box?.x ?? 0) + 120, (box?.y ?? 0) + 12]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + pixels / 2, y, { steps: 3 })
      await page.mouse.move(x + pixels, y, { steps: 3 })
      await page.mouse.up()
      await page.clock.runFor(300)
      await expect(toasts(page), `${pixels} px`).toHaveCount(expected)
    }
  })
}

test("O6: foreground is announced at once, background when there is a pause, each once, a change in place, too", async ({
  page,
}) => {
  const background = page.locator("div[role=status].sr-only")
  await press(page, "foreground")
  await page.clock.runFor(50)
  await expect(page.getByRole("alert")).toHaveText("In front. Go to the about page")
  await expect(background).toHaveText("")
  await press(page, "one")
  await page.clock.runFor(50)
  await expect(background).toHaveText("One")
  await page.clock.runFor(1100)
  await expect(page.getByRole("alert")).toHaveText("")
  await expect(background).toHaveText("")
  await press(page, "one again")
  await page.clock.runFor(50)
  await expect(background).toHaveText("One, changed")
  // What draws the toasts must not read them out a second time.
  const live = await region(page)
    .locator("[aria-live=polite], [aria-live=assertive], [role=alert], [role=status]")
    .count()
  expect(live).toBe(0)
})

test("O6: a blank label is refused", async ({ page }) => {
  const thrown = page.waitForEvent("pageerror")
  await press(page, "blank")
  expect(String(await thrown)).toContain("`label`")
  await expect(toasts(page)).toHaveCount(0)
})

test("O7 E4: an action without alternate text is announced as Action; a click on it closes its toast", async ({
  host,
  page,
}) => {
  await press(page, "wordless")
  await page.clock.runFor(50)
  await expect(page.locator("div[role=status].sr-only")).toHaveText("Wordless. Action")
  await region(page).getByRole("link", { name: "Go" }).click()
  await page.clock.runFor(1000)
  await expect(toasts(page)).toHaveCount(0)
  await expect(page).toHaveURL(`${host.origin}/about`)
})

test("O6: the owner's e-mail address can be copied, and the toast says so", async ({ host, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.clock.resume()
  await page.goto(`${host.origin}/about`)
  await pageIsLive(page)
  const address = await page.getByRole("region", { name: "Contact" }).locator("a[href^='mailto:']").textContent()
  await page.getByRole("button", { name: "Copy e-mail address" }).click()
  await expect(toasts(page)).toContainText("E-mail address copied")
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
})
