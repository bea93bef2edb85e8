import { expect, type Page } from "@playwright/test"

import { expectNoAxeFindings } from "~/tests/e2e/axe"
import { follow, navigateTo } from "~/tests/e2e/navigate"
import { accept, banner, reject, settle, storedChoice, test } from "~/tests/e2e/services-fixture"
import { pageIsLive, poll } from "~/tests/e2e/site"

const GOOGLE = /^request to https:\/\/www\.(googletagmanager|google-analytics)\.com\//

const choices = (page: Page) => page.getByRole("button", { name: "Privacy choices" })

test("Y3: nothing is sent before an answer; rejection stays; axe finds nothing", async ({
  visit,
  page,
  site,
  received,
}) => {
  await visit("/")
  await expect(banner(page)).toContainText("this site’s host and to Google")
  await expectNoAxeFindings(page)
  await follow(page, "About", site.url("/about"))
  await settle(page)
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""])
  await page.emulateMedia({ media: "print" })
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole("button")).toHaveCount(0)

  await page.emulateMedia({ media: "screen" })
  await reject(page)
  await expect(page.locator("#main-content")).toBeFocused()
  await follow(page, "Projects", site.url("/projects"))
  await page.reload()
  await pageIsLive(page)
  await settle(page)
  await expect(banner(page)).toHaveCount(0)
  expect(await storedChoice(page)).toBe("denied")
  expect(received.requests).toEqual([])
})

test("Y1 Y2: each page view is sent once to each provider", async ({ visit, page, site, received, expectMessages }) => {
  expectMessages(GOOGLE)
  await visit("/?from=mail#main-content")
  await follow(page, "About", site.url("/about"))
  await accept(page)
  await expect(banner(page)).toHaveCount(0)
  // The tag reads the title when it sends, so each page stays until its views are sent.
  await poll(() => received.google).toHaveLength(2)
  await follow(page, "Projects", site.url("/projects"))
  await poll(() => received.google).toHaveLength(4)
  await page.evaluate(() => Object.assign(location, { hash: "main-content" }))
  const count = page.getByRole("main").getByRole("status")
  const all = (await count.textContent()) ?? ""
  await navigateTo(page, "?q=1")
  await expect(count).not.toHaveText(all)
  await page.getByRole("main").getByRole("article").getByRole("link").first().click()
  await expect(page).toHaveURL(/\/projects\/[^/?]+$/)
  await poll(() => received.google).toHaveLength(6)
  const project = new URL(page.url()).pathname.slice(site.basePath.length)
  await page.getByRole("link", { name: "Skip to content" }).press("Enter")
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/projects\?q=1$/)

  const views = [
    { route: "/about", path: "/about" },
    { route: "/projects", path: "/projects" },
    { route: "/projects/[name]", path: project },
    { route: "/projects", path: "/projects" },
  ]
  await poll(() => received.google).toHaveLength(2 * views.length)
  await settle(page)
  expect(received.web.map(({ route, path }) => ({ route, path }))).toEqual(views)
  for (const { url } of received.web) expect(url).not.toMatch(/[?#]/)
  for (const tag of ["G-TEST123", "AW-456"]) {
    const ofTag = received.google.filter(({ id }) => id === tag)
    expect(ofTag.map(({ path }) => path)).toEqual(views.map(({ path }) => path))
  }
  const titles = received.google.filter(({ id }) => id === "AW-456").map(({ title }) => title.split(" · ")[0])
  expect([titles[0], titles[1], titles[3]]).toEqual(["About", "Projects", "Projects"])
  expect(new Set(titles).size).toBe(3)
  expect(received.requests.filter((url) => /script\.js|gtag\/js/.test(url)).sort()).toEqual([
    `${site.origin}/_vercel/insights/script.js`,
    "https://www.googletagmanager.com/gtag/js?id=G-TEST123",
  ])
})

test("Y3: an answer can be withdrawn", async ({ visit, page, site, received, expectMessages }) => {
  expectMessages(GOOGLE)
  const webPaths = () => received.web.map(({ path }) => path)
  await visit("/about")
  await accept(page)
  await poll(webPaths).toEqual(["/about"])
  await poll(() => received.google).toHaveLength(2)
  expect(await storedChoice(page)).toBe("granted")
  await page.reload()
  await pageIsLive(page)
  await poll(() => received.google).toHaveLength(4)
  await poll(webPaths).toEqual(["/about", "/about"])
  await expect(banner(page)).toHaveCount(0)

  await poll(() => page.evaluate(() => document.cookie)).toContain("_ga=")
  await choices(page).click()
  await expect(banner(page)).toBeFocused()
  await expect(banner(page)).toContainText("Your current choice: Accept.")
  await reject(page)
  await expect(choices(page)).toBeFocused()
  const before = received.requests.length
  expect(await page.evaluate(() => document.cookie)).toBe("")
  await follow(page, "Projects", site.url("/projects"))
  // Calls of the providers' functions by other code send nothing either.
  await page.evaluate(() => {
    const here = window as unknown as { gtag: (...all: unknown[]) => void; va: (...all: unknown[]) => void }
    here.gtag("event", "page_view", { page_path: "/late" })
    here.va("pageview", { route: "/late", path: "/late" })
  })
  await settle(page)
  await page.reload()
  await settle(page)
  expect(received.requests.length).toBe(before)
  await choices(page).click()
  await accept(page)
  await poll(() => webPaths().at(-1)).toBe("/projects")
})

// src/client/analytics/consent-store.test.ts proves that a browser's refusal overrides answers.

test("E4 Y1 Y2: providers that fail are logged", async ({ visit, page, site, context, expectMessages }) => {
  expectMessages(
    /^request to https:\/\/www\.google|net::ERR_FAILED|could not be loaded|status of 500|Failed to load script/,
  )
  const logged = (text: string) => page.waitForEvent("console", (message) => message.text().includes(text))
  const both = [
    logged("Failed to load script from /_vercel/insights/script.js"),
    logged("The Google tag could not be loaded"),
  ]
  await context.route("**/_vercel/insights/script.js", (route) => route.fulfill({ status: 500 }))
  await context.route("https://www.googletagmanager.com/**", (route) => route.abort())
  await visit("/")
  await accept(page)
  await follow(page, "About", site.url("/about"))
  await Promise.all(both)
  await follow(page, "Projects", site.url("/projects"))
})
