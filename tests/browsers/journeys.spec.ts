import { expect } from "@playwright/test"

import { DARK_GROUND, LIGHT_GROUND } from "~/tests/e2e/measure"
import { projectPaths } from "~/tests/e2e/pages"

import { test } from "./browser-fixture"
import { type DrivenBrowser, openLive, THEME_TOGGLE } from "./driven-browser"

test("N1 N3: pages change in place, and going back restores the position", async ({ driven, site }) => {
  await openLive(driven, site.url("/privacy"))
  await driven.evaluate(() => void Object.assign(window, { isMarked: true }), null)
  await driven.evaluate((top) => window.scrollTo(0, top), 150)
  const storedTops = () => Object.keys(sessionStorage).map((key) => sessionStorage.getItem(key))
  await expect.poll(() => driven.evaluate(storedTops, null)).toContain("150")
  await clickNavbar(driven, `.navbar ${linkTo(site.url("/projects"))}`)
  await shows(driven, site.url("/projects"))
  await expect.poll(() => driven.evaluate(() => window.scrollY, null)).toBe(0)
  await driven.evaluate(() => history.back(), null)
  await shows(driven, site.url("/privacy"))
  await expect.poll(() => driven.evaluate(() => window.scrollY, null)).toBe(150)
  expect(await driven.evaluate(() => "isMarked" in window, null)).toBe(true)
})

test("R2 N3: a project opens from the list, and a URL with a hash shows its target", async ({
  driven,
  site,
  build,
}) => {
  const [project] = projectPaths(build)
  await openLive(driven, site.url("/projects"))
  await driven.click(`main ${linkTo(site.url(project))}`)
  await shows(driven, site.url(project))
  await openLive(driven, `${site.url("/privacy")}#main-content`)
  const top = () => document.getElementById("main-content")?.getBoundingClientRect().top ?? Number.NaN
  expect(await driven.evaluate(top, null)).toBeLessThan(200)
})

test("T1: the theme can be switched, and the choice is kept", async ({ driven, site }) => {
  const ground = () => driven.evaluate(() => getComputedStyle(document.documentElement).backgroundColor, null)
  await openLive(driven, site.url("/"))
  const after = (await ground()) === DARK_GROUND ? LIGHT_GROUND : DARK_GROUND
  await clickNavbar(driven, THEME_TOGGLE)
  await expect.poll(ground).toBe(after)
  await openLive(driven, site.url("/about"))
  expect(await ground()).toBe(after)
})

test("L1 U3: Tab reaches the skip link first, then opens a tooltip, which Escape closes", async ({ driven, site }) => {
  await openLive(driven, site.url("/"))
  await driven.pressTab()
  expect(await driven.evaluate(() => document.activeElement?.getAttribute("href"), null)).toBe("#main-content")
  const isOnTooltip = () => document.activeElement?.hasAttribute("data-tooltip") === true
  for (let step = 0; step < 40 && !(await driven.evaluate(isOnTooltip, null)); step += 1) await driven.pressTab()
  const text = await driven.evaluate(() => document.activeElement?.getAttribute("data-tooltip"), null)
  const tooltip = () => document.querySelector("[role=tooltip]")?.textContent ?? null
  await expect.poll(() => driven.evaluate(tooltip, null)).toBe(text)
  await driven.pressEscape()
  await expect.poll(() => driven.evaluate(tooltip, null)).toBe(null)
})

test("E1: an unknown URL shows the error screen, which leads home", async ({ driven, site }) => {
  await openLive(driven, site.url("/no/such/page"))
  expect(await driven.evaluate(() => document.querySelector("h1")?.textContent, null)).toBe("ERROR 404")
  await clickNavbar(driven, `.navbar ${linkTo(site.url("/"))}`)
  await shows(driven, site.url("/"))
})

test("I1 Y3: nothing is requested of another host", async ({ driven, site, build }) => {
  for (const path of ["/", "/projects", projectPaths(build)[0], "/about"]) {
    await openLive(driven, site.url(path))
    const urls = await driven.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name), null)
    expect(urls.filter((url) => !url.startsWith(site.origin) && !url.startsWith("data:"))).toEqual([])
  }
})

/** Clicks as soon as the navbar has slid in. */
function clickNavbar(driven: DrivenBrowser, selector: string): Promise<void> {
  return expect(() => driven.click(selector)).toPass({ timeout: 5000 })
}

function linkTo(url: string): string {
  return `a[href="${new URL(url).pathname}"]`
}

/** Waits until the page of a URL is in, with its title, and no transition is running. */
async function shows(driven: DrivenBrowser, url: string): Promise<void> {
  const html = await (await fetch(url)).text()
  const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? ""
  await expect
    .poll(() =>
      driven.evaluate(() => {
        const text = document.createElement("textarea")
        text.textContent = document.title
        const isStill = document.getElementById("main-content")?.className === ""
        return `${location.pathname} ${text.innerHTML} ${isStill}`
      }, null),
    )
    .toBe(`${new URL(url).pathname} ${title} true`)
}
