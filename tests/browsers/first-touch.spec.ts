import { expect } from "@playwright/test"

import { DARK_GROUND, LIGHT_GROUND } from "~/tests/e2e/observe"
import type { Site } from "~/tests/e2e/site"
import { poll } from "~/tests/e2e/site"

import { clickNavbar, type DrivenBrowser, openLive, THEME_TOGGLE, test } from "./browser-fixture"

const BUTTON = ".navbar button"
const SEARCH = "#entry-search"

/** Opens a page whose data the host holds back, without which React takes over no page. Returns a function that releases it. */
async function openHeld(driven: DrivenBrowser, site: Site, path: string): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  site.host.breakWith((file) => (file.endsWith("/page-data.json") ? { until: released } : undefined))
  await driven.open(site.url(path))
  return release
}

function isLive(driven: DrivenBrowser): Promise<boolean> {
  return driven.evaluate((toggle) => document.querySelector(toggle) !== null, THEME_TOGGLE)
}

test("B1 T1 U2: before the app is live the theme switches at once; the tooltip follows", async ({ driven, site }) => {
  const ground = () => driven.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const release = await openHeld(driven, site, "/privacy")
  const other = (await ground()) === DARK_GROUND ? LIGHT_GROUND : DARK_GROUND
  await clickNavbar(driven, BUTTON)
  expect(await ground()).toBe(other)
  await driven.hover("h1")
  await driven.hover(BUTTON)
  release()
  const tooltip = () => document.querySelector("[role=tooltip]")?.textContent ?? null
  await poll(() => driven.evaluate(tooltip)).toBe(other === DARK_GROUND ? "Lights on?" : "Go dark?")
})

test("B1 W3: before the app is live the keys after / are searched, and the caret stays", async ({ driven, site }) => {
  const release = await openHeld(driven, site, "/projects")
  await driven.type("/tdes")
  await driven.evaluate((field) => (document.querySelector(field) as HTMLInputElement).setSelectionRange(1, 1), SEARCH)
  await driven.type("i")
  release()
  await poll(() => driven.evaluate(() => location.search)).toBe("?q=tides")
  await driven.type("-")
  const value = () => driven.evaluate((field) => (document.querySelector(field) as HTMLInputElement).value, SEARCH)
  await poll(value).toBe("ti-des")
})

test("B1: before the app is live each press counts once, in its order", async ({ driven, site }) => {
  const release = await openHeld(driven, site, "/projects")
  await driven.click("search button")
  await driven.click("search button")
  await driven.type("?")
  release()
  await poll(() => driven.evaluate(() => document.querySelector("dialog[open]") !== null)).toBe(true)
  const isExpanded = () => document.querySelector("search button")?.getAttribute("aria-expanded")
  expect(await driven.evaluate(isExpanded)).toBe("false")
})

test("B1 N3: an address with a hash starts by itself, and the visitor's scroll beats it", async ({ driven, site }) => {
  const release = await openHeld(driven, site, "/privacy#main-content")
  const scroll = () => {
    window.scrollTo({ top: 120, behavior: "instant" })
    return window.scrollY
  }
  // WebKit itself goes to the place of the hash more than once, until the page has been laid out.
  await expect(async () => {
    expect(await driven.evaluate(scroll)).toBe(120)
    expect(await driven.evaluate(() => window.scrollY)).toBe(120)
  }).toPass()
  release()
  await expect.poll(() => isLive(driven)).toBe(true)
  expect(await driven.evaluate(() => window.scrollY)).toBe(120)
})

test("B1 N3: a reload is where it was before the app is live", async ({ driven, site }) => {
  await openLive(driven, site.url("/privacy"))
  await driven.evaluate(() => window.scrollTo({ top: 150, behavior: "instant" }))
  const tops = () => Object.keys(sessionStorage).map((key) => sessionStorage.getItem(key))
  await poll(() => driven.evaluate(tops)).toContain("150")
  site.host.breakWith((file) => (/\.(js|json)$/.test(file) ? "drop" : undefined))
  await driven.evaluate(() => location.reload())
  await expect.poll(() => isLive(driven)).toBe(false)
  await poll(() => driven.evaluate(() => window.scrollY)).toBe(150)
  // Otherwise the document would load itself once more, later.
  site.host.breakWith(() => undefined)
  await expect.poll(() => isLive(driven)).toBe(true)
  expect(await driven.evaluate(() => window.scrollY)).toBe(150)
})

test("B1 T1: a page that the browser kept comes back in the theme of now, and is live", async ({ driven, site }) => {
  const ground = () => driven.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  let after = ""
  // Again, because a browser does not keep a page that it leaves during a request.
  await expect(async () => {
    await openLive(driven, site.url("/privacy"))
    await driven.evaluate(() => Object.assign(window, { isKept: true }).isKept)
    await openLive(driven, site.url("/about"))
    const before = await ground()
    await clickNavbar(driven, THEME_TOGGLE)
    await poll(ground).not.toBe(before)
    after = await ground()
    await driven.evaluate(() => history.back())
    await expect.poll(() => driven.evaluate(() => location.pathname)).toBe("/privacy")
    expect(await driven.evaluate(() => "isKept" in window)).toBe(true)
  }).toPass({ timeout: 120_000 })
  await poll(ground).toBe(after)
  await driven.hover("h1")
  await driven.hover(BUTTON)
  const tooltip = () => document.querySelector("[role=tooltip]")?.textContent ?? null
  await poll(() => driven.evaluate(tooltip)).toBe(after === DARK_GROUND ? "Lights on?" : "Go dark?")
})
