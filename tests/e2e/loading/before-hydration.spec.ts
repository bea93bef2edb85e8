import { expect, type Page } from "@playwright/test"

import { READING_MS } from "~/src/client/boot/start-app-scripts"
import { holdRequests, pretendConnection, preventPrefetch } from "~/tests/e2e/conditions"
import { navbarLink } from "~/tests/e2e/navigate"
import { DARK_GROUND, groundColour, recordRequests } from "~/tests/e2e/observe"
import { pageIsLive, test } from "~/tests/e2e/site"

/** Opens a page whose scripts are held back until the function that it returns is called. */
async function openWithoutScripts(page: Page, url: string, connection: object = {}): Promise<() => void> {
  await pretendConnection(page, connection)
  const release = await holdRequests(page, "**/*.js")
  await page.goto(url, { waitUntil: "domcontentloaded" })
  return release
}

test("U2: an element focused before the app has loaded gets its tooltip afterwards", async ({ site, page }) => {
  const release = await openWithoutScripts(page, site.url("/about"))
  await page.getByRole("link", { name: "Skip to content" }).focus()
  await page.keyboard.press("Tab")
  release()
  await expect(page.getByRole("tooltip")).toHaveText("Hi!")
})

for (const connection of [{}, { saveData: true }]) {
  test(`input from before the app has loaded counts: ${JSON.stringify(connection)}`, async ({ site, page }) => {
    const release = await openWithoutScripts(page, site.url("/projects"), connection)
    await page.getByRole("searchbox").pressSequentially("zzz")
    release()
    await expect(page).toHaveURL(/[?&]q=zzz/)
    await expect(page.getByRole("searchbox")).toHaveValue("zzz")

    await page.goto(site.url("/projects"), { waitUntil: "domcontentloaded" })
    await page.getByRole("combobox").selectOption("title")
    await expect(page).toHaveURL(/[?&]sort=title/)
    await expect(page.getByRole("combobox")).toHaveValue("title")
  })
}

test("E1: a key or Play pressed before the app has loaded counts later", async ({ site, page, expectMessages }) => {
  expectMessages(/404|request to/)
  const release = await openWithoutScripts(page, site.url("/nowhere"), { saveData: true })
  await page.route(/^https:/, (route) => route.fulfill({ body: "a game" }))
  await page.getByRole("button", { name: "Play" }).click()
  release()
  await expect(page.locator("iframe")).toHaveCount(1)
  await page.goto(site.url("/about"), { waitUntil: "domcontentloaded" })
  await page.keyboard.press("?")
  await expect(page.getByRole("dialog")).toBeVisible()
})

test("no script is requested until a visitor gives a sign, or has read for a while", async ({ site, page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  const scripts = recordRequests(page, /\.js$/)
  await page.goto(site.url("/projects"), { waitUntil: "networkidle" })
  await page.clock.runFor(READING_MS - 1)
  expect(scripts).toEqual([])
  await page.clock.runFor(1000)
  await expect.poll(() => scripts).not.toEqual([])
})

test("N5: before the app has loaded, the browser prefetches the document of a link that is pressed", async ({
  site,
  page,
}) => {
  await openWithoutScripts(page, site.url("/"))
  await navbarLink(page, "About").click({ delay: 500 })
  await expect(page).toHaveURL(site.url("/about"))
  const delivery = await page.evaluate(() => performance.getEntriesByType("navigation").map((entry) => entry.toJSON()))
  expect(delivery).toMatchObject([{ deliveryType: "navigational-prefetch" }])
})

for (const query of ["", "?q=tides"]) {
  test(`an image that never arrives does not stop the app: /projects${query}`, async ({ site, page }) => {
    const scripts = recordRequests(page, /\.js$/)
    await holdRequests(page, "**/*.webp")
    await page.goto(`${site.url("/projects")}${query}`, { waitUntil: "domcontentloaded" })
    await expect.poll(() => scripts).not.toEqual([])
  })
}

// src/client/theme/boot-theme.test.ts proves that the app agrees on the theme; budgets.spec.ts weighs a page with `saveData`.
for (const connection of [{ saveData: true }, { effectiveType: "slow-2g" }]) {
  test(`with ${JSON.stringify(connection)} theme, links and skip link work without the app`, async ({ site, page }) => {
    await page.emulateMedia({ colorScheme: "light" })
    await pretendConnection(page, connection)
    await page.clock.install()
    const requests = recordRequests(page, /\.(js|json)(\?|$)/)
    await page.goto(site.url("/"), { waitUntil: "networkidle" })
    await page.mouse.move(200, 300)
    await page.mouse.wheel(0, 400)
    await page.clock.runFor(10_000)
    await page.getByRole("button", { name: /^Switch/ }).click()
    await navbarLink(page, "Projects").click()
    await expect(page).toHaveURL(site.url("/projects"))
    await expect.poll(() => groundColour(page)).toBe(DARK_GROUND)
    await page.getByRole("link", { name: "Skip to content" }).focus()
    await page.keyboard.press("Enter")
    await expect(page.locator("main")).toBeFocused()
    expect(requests).toEqual([])
  })
}

test("F5: with data saving on, kept state or a filter in the URL starts the app", async ({ site, page }) => {
  await pretendConnection(page, { saveData: true })
  await page.goto(`${site.url("/projects")}?q=zzz`)
  await expect(page.getByRole("searchbox")).toHaveValue("zzz")
  await preventPrefetch(page)
  await page.goto(site.url("/"))
  await pageIsLive(page)
})
