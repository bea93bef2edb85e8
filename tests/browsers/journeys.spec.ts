import { expect } from "@playwright/test"

import { DARK_GROUND, LIGHT_GROUND } from "~/tests/e2e/observe"
import { poll } from "~/tests/e2e/site"

import { clickNavbar, type DrivenBrowser, openLive, THEME_TOGGLE, test } from "./browser-fixture"

test("N1 N3: pages change in place, and going back restores the position", async ({ driven, site }) => {
  await openLive(driven, site.url("/privacy"))
  await driven.evaluate(() => void Object.assign(window, { isMarked: true }))
  await driven.evaluate((top) => window.scrollTo(0, top), 150)
  const storedTops = () => Object.keys(sessionStorage).map((key) => sessionStorage.getItem(key))
  await poll(() => driven.evaluate(storedTops)).toContain("150")
  await clickNavbar(driven, ".navbar a[href='/projects']")
  await shows(driven, site.url("/projects"))
  await poll(() => driven.evaluate(() => window.scrollY)).toBe(0)
  await driven.evaluate(() => history.back())
  await shows(driven, site.url("/privacy"))
  await poll(() => driven.evaluate(() => window.scrollY)).toBe(150)
  expect(await driven.evaluate(() => "isMarked" in window)).toBe(true)
})

test("T1 L1 U3: the theme is kept; Tab reaches the skip link and tooltips", async ({ driven, site }) => {
  const ground = () => driven.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await openLive(driven, site.url("/"))
  const after = (await ground()) === DARK_GROUND ? LIGHT_GROUND : DARK_GROUND
  await clickNavbar(driven, THEME_TOGGLE)
  await poll(ground).toBe(after)
  await openLive(driven, site.url("/about"))
  expect(await ground()).toBe(after)

  await driven.press("Tab")
  expect(await driven.evaluate(() => document.activeElement?.getAttribute("href"))).toBe("#main-content")
  const isOnTooltip = () => document.activeElement?.hasAttribute("data-tooltip") === true
  for (let step = 0; step < 40 && !(await driven.evaluate(isOnTooltip)); step += 1) await driven.press("Tab")
  const text = await driven.evaluate(() => document.activeElement?.getAttribute("data-tooltip"))
  const tooltip = () => document.querySelector("[role=tooltip]")?.textContent ?? null
  await poll(() => driven.evaluate(tooltip)).toBe(text)
  await driven.press("Escape")
  await poll(() => driven.evaluate(tooltip)).toBe(null)
})

/** Waits until the page of a URL is shown with its heading, and no transition is running. */
async function shows(driven: DrivenBrowser, url: string): Promise<void> {
  const heading = /<h1[^>]*>([^<]*)/.exec(await (await fetch(url)).text())?.[1]
  const read = () => [
    location.pathname,
    document.querySelector("h1")?.innerHTML,
    document.getElementById("main-content")?.className,
  ]
  await expect.poll(() => driven.evaluate(read)).toEqual([new URL(url).pathname, heading, ""])
}
