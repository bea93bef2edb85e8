import { expect } from "@playwright/test"

import { holdRequests, openAtRest, preventPrefetch } from "~/tests/e2e/conditions"
import { follow, isSameDocument, mainHeading, markDocument, navbarLink, navigateTo } from "~/tests/e2e/navigate"
import { boxOf, recordRequests, recordTransitions } from "~/tests/e2e/observe"
import { poll, test } from "~/tests/e2e/site"

test("N1 N2: a page leaves for 100 ms, the next enters", async ({ site, visit, page }) => {
  await visit("/")
  await markDocument(page)
  // A click with a modifier opens a tab.
  const opened = page.context().waitForEvent("page")
  await navbarLink(page, "About").click({ modifiers: ["ControlOrMeta"] })
  await (await opened).close()
  const transitions = await recordTransitions(page)
  const [home, about] = [site.url("/"), site.url("/about")].map((url) => new URL(url).pathname)
  await navbarLink(page, "About").click()
  await poll(async () => (await transitions()).length).toBe(3)
  await page.evaluate(() => history.back())
  await poll(async () => (await transitions()).length).toBe(6)
  const log = await transitions()
  expect(log.slice(0, 3).map(({ phase, path }) => [phase, path])).toEqual([
    ["page-exit", home],
    ["page-enter", about],
    ["still", about],
  ])
  expect(log.slice(3).map(({ phase }) => phase)).toEqual(["page-exit", "page-enter", "still"])
  expect((log[1]?.ms ?? 0) - (log[0]?.ms ?? 0)).toBeGreaterThanOrEqual(95)
  expect(await isSameDocument(page)).toBe(true)
})

test("N2 P1: a hash or a query requests nothing", { tag: "@base-path-only" }, async ({ site, visit, page }) => {
  await preventPrefetch(page)
  await visit("/about")
  await page.waitForLoadState("networkidle")
  const requests = recordRequests(page, /page-data\.json/)
  const transitions = await recordTransitions(page)
  const path = new URL(site.url("/about")).pathname
  for (const to of [`${path}#main-content`, `${path}?a=1`, `${path}?a=2#main-content`, path]) {
    await navigateTo(page, to)
    await expect(page).toHaveURL(site.origin + to)
  }
  // The router may combine navigations that follow each other closely into one history entry.
  await page.goBack()
  await expect(page).toHaveURL(/[?#]/)
  expect([requests, await transitions()]).toEqual([[], []])
  await navbarLink(page, "Home").click()
  await expect(page).toHaveURL(site.url("/"))
  expect(requests.map((url) => new URL(url).pathname)).toEqual([`${site.basePath}/page-data/index/page-data.json`])
})

test("N1: a newer navigation cancels an older one, however slow that is", async ({ site, visit, page }) => {
  await page.clock.install()
  const release = await holdRequests(page, /\/page-data\/about\/page-data\.json\?/)
  await visit("/privacy")
  await markDocument(page)
  await navbarLink(page, "About").click()
  await navbarLink(page, "Projects").click()
  await expect(page).toHaveURL(site.url("/projects"))
  const late = page.waitForResponse(/\/page-data\/about\/page-data\.json\?/)
  release()
  await (await late).finished()
  await page.clock.runFor(2000)
  await expect(page).toHaveURL(site.url("/projects"))
  await expect(mainHeading(page)).toHaveText("Projects")
  expect(await isSameDocument(page)).toBe(true)
})

// src/client/navigation/loading-bar.test.ts proves its times and its curve.
test("N4: the loading bar shows while a page is slow, and never on the first load", async ({ site, visit, page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector("[role=progressbar]") !== null) Object.assign(window, { hadBar: true })
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  const release = await holdRequests(page, /\/page-data\/privacy\/page-data\.json\?/)
  await visit("/")
  expect(await page.evaluate(() => "hadBar" in window)).toBe(false)
  await page.getByRole("link", { name: "Privacy Policy" }).click()
  const bar = page.getByRole("progressbar", { name: "Loading page" })
  await expect(bar).toBeVisible()
  expect((await boxOf(bar)).height).toBe(3)
  release()
  await expect(page).toHaveURL(site.url("/privacy"))
  await expect(bar).toHaveCount(0)
})

test("N6: a page that was loaded before needs no network", async ({ site, page, context, expectMessages }) => {
  expectMessages(/ERR_INTERNET_DISCONNECTED/)
  await openAtRest(page, site.url("/about"))
  await navbarLink(page, "Home").click()
  await expect(page).toHaveURL(site.url("/"))
  await page.waitForLoadState("networkidle")
  await context.setOffline(true)
  await follow(page, "About", site.url("/about"))
})

test("P2: a path that begins with another host stays on this site", async ({ site, visit, page, expectMessages }) => {
  expectMessages(/status of 404|Payload URL must not include hostname|could not be loaded in place/)
  await visit("/about")
  const warning = page.waitForEvent("console", (message) => message.text().includes("Payload URL must not include"))
  await navigateTo(page, "//evil.example/x")
  await warning
  await expect(page).toHaveURL(`${site.origin}//evil.example/x`)
  await expect(mainHeading(page)).toHaveText("ERROR 404")
})
