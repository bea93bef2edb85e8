import { expect } from "@playwright/test"

import { READING_MS } from "~/src/client/boot/schedule-app-start"
import {
  holdRequests,
  openWithoutScripts,
  pretendConnection,
  preventPrefetch,
  runClockUntil,
  setStyles,
} from "~/tests/e2e/conditions"
import { follow, navbarLink, nextFrames } from "~/tests/e2e/navigate"
import { boxOf, DARK_GROUND, groundColour, recordRequests } from "~/tests/e2e/observe"
import { pageIsLive, poll, test } from "~/tests/e2e/site"

test("no script is requested until a visitor gives a sign, or has read for a while", async ({ site, page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  const scripts = recordRequests(page, /\.js$/)
  await page.goto(site.url("/projects"), { waitUntil: "networkidle" })
  await page.clock.runFor(READING_MS - 1)
  expect(scripts).toEqual([])
  await runClockUntil(page, async () => expect(scripts).not.toEqual([]))
})

// A test cannot have Chromium prerender a page: the tools that drive it switch that off. Such a page has no frames either.
test("B1: in a background tab a page asks for no script; once shown, hovers are answered", async ({ site, page }) => {
  const scripts = recordRequests(page, /\.js$/)
  await page.addInitScript(() => {
    const waiting: FrameRequestCallback[] = []
    const { requestAnimationFrame } = window
    window.requestAnimationFrame = (callback) => waiting.push(callback)
    window.addEventListener("shown", () => {
      window.requestAnimationFrame = requestAnimationFrame
      for (const callback of waiting) requestAnimationFrame(callback)
    })
  })
  await page.goto(site.url("/about"), { waitUntil: "networkidle" })
  expect(scripts).toEqual([])
  await page.evaluate(() => window.dispatchEvent(new Event("shown")))
  await page.getByRole("button", { name: /^Switch/ }).hover()
  await expect(page.getByRole("tooltip")).toHaveText(/\?$/)
})

test("the styles of print and of other pages wait for all that is seen", async ({ site, page }) => {
  const release = await holdRequests(page, "**/*.webp")
  const styles = recordRequests(page, /later\.css$/)
  await page.goto(site.url("/projects"), { waitUntil: "domcontentloaded" })
  await page.evaluate(() => document.fonts.ready)
  expect(styles).toEqual([])
  release()
  await poll(() => styles).toHaveLength(1)
})

test("N5: before the app has loaded, the browser prefetches a link that is pressed", async ({ site, page }) => {
  await openWithoutScripts(page, site.url("/"))
  await navbarLink(page, "About").click({ delay: 500 })
  await expect(page).toHaveURL(site.url("/about"))
  const delivery = await page.evaluate(() => performance.getEntriesByType("navigation").map((entry) => entry.toJSON()))
  expect(delivery).toMatchObject([{ deliveryType: "navigational-prefetch" }])
})

test("B1 L2: a press on the navbar counts while it slides in", async ({ site, page }) => {
  await page.goto(site.url("/about"))
  // Two thirds of a long way are done.
  await setStyles(
    page,
    `@keyframes slow-in { from { transform: translateY(5.5rem) } }
    .navbar { animation-name: slow-in; animation-duration: 12s; animation-timing-function: linear; animation-delay: -8s }`,
  )
  const link = navbarLink(page, "Projects")
  await link.hover({ force: true })
  const moving = await boxOf(link)
  await nextFrames(page)
  expect(await boxOf(link)).not.toEqual(moving)
  await page.mouse.down()
  // A pause takes effect with the next frame.
  await nextFrames(page)
  const pressed = await boxOf(link)
  await nextFrames(page)
  expect(await boxOf(link)).toEqual(pressed)
  await page.mouse.up()
  await expect(page).toHaveURL(site.url("/projects"))
})

test("an image that never arrives does not stop the app, with a search or without", async ({ site, page }) => {
  await page.clock.install()
  const scripts = recordRequests(page, /\.js$/)
  await holdRequests(page, "**/*.webp")
  for (const query of ["", "?q=tides"]) {
    scripts.length = 0
    await page.goto(`${site.url("/projects")}${query}`, { waitUntil: "domcontentloaded" })
    await page.clock.runFor(10_000)
    await poll(() => scripts).not.toEqual([])
  }
})

// may-prefetch.test.ts names the connections, boot-theme.test.ts proves that the app agrees on the theme; budgets.spec.ts weighs a page with `saveData`.
test("with data saving on, reading starts nothing; theme and links work without it", async ({ site, page }) => {
  await page.emulateMedia({ colorScheme: "light" })
  await page.clock.install()
  const requests = recordRequests(page, /\.(js|json)(\?|$)/)
  await pretendConnection(page, { saveData: true })
  await openWithoutScripts(page, site.url("/"))
  await page.waitForLoadState("networkidle")
  await page.clock.runFor(10_000)
  expect(requests).toEqual([])
  await page.getByRole("button", { name: /^Switch/ }).click()
  await follow(page, "Projects", site.url("/projects"))
  await poll(() => groundColour(page)).toBe(DARK_GROUND)
  await page.getByRole("link", { name: "Skip to content" }).focus()
  await page.keyboard.press("Enter")
  await expect(page.locator("main")).toBeFocused()
})

test("B1 F5: with data saving on, the pointer, kept state or a filter starts the app", async ({ site, page }) => {
  await pretendConnection(page, { saveData: true })
  await page.goto(site.url("/about"))
  await page.mouse.move(5, 5)
  await navbarLink(page, "Projects").hover()
  await expect(page.getByRole("tooltip")).toHaveText("Projects")
  await page.goto(`${site.url("/projects")}?q=zzz`)
  await expect(page.getByRole("searchbox")).toHaveValue("zzz")
  await preventPrefetch(page)
  await page.goto(site.url("/"))
  await pageIsLive(page)
})
