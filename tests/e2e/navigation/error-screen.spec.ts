import { expect } from "@playwright/test"

import { mainHeading, navbarLink, navigateTo } from "~/tests/e2e/navigate"
import { boxOf, recordAnnouncements, recordRequests } from "~/tests/e2e/observe"
import { giveSign, poll, test } from "~/tests/e2e/site"
import { PUBLIC_PROJECTS } from "~/tests/fixtures/fixture-site"

const UNKNOWN = "/no/such-page?q=<b>1</b>#top"

const NEWEST_PROJECTS = ["A Harbour Clock", "Long awaited", "Tables of the Tides for Nine Harbours"]

// The browser reports the 404 that these tests ask for.
test.beforeEach(({ expectMessages }) => expectMessages(/status of 404/))

test("R4 E1: an unknown URL answers with 404", { tag: "@base-path-only" }, async ({ site, visitUrl, page }) => {
  const response = await visitUrl(site.exactUrl(UNKNOWN))
  expect(response?.status()).toBe(404)
  await expect(page.getByText("Page not found: /no/such-page?q=<b>1</b>#top")).toBeVisible()
  await expect(mainHeading(page)).toHaveText("ERROR 404")
  await expect(page.getByText("Probably not the page you are looking for")).toBeVisible()
  const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("listitem")
  await expect(crumbs).toHaveText(["Home", "Error 404"])
  await expect(page.getByText("Want to play a game while you're here?")).toBeVisible()
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex")
  await expect(navbarLink(page, "Projects")).not.toHaveClass(/nav-item-active/)
  await visitUrl(site.exactUrl("/projects/no-such-project"))
  await expect(navbarLink(page, "Projects")).toHaveClass(/nav-item-active/)
})

test("C1 R4 N3: unknown paths in the app are announced", { tag: "@base-path-only" }, async ({ site, visit, page }) => {
  await visit("/about")
  await page.waitForLoadState("networkidle")
  const announcements = await recordAnnouncements(page)
  const requests = recordRequests(page, /gone-too/)
  for (const path of ["/gone?x=1#y", "/gone-too"]) {
    await navigateTo(page, `${site.basePath}${path}`)
    await expect(page.getByText(`Page not found: ${path}`, { exact: true })).toBeVisible()
    expect(page.url()).toBe(site.exactUrl(path))
  }
  await poll(announcements).toEqual(["ERROR 404", "ERROR 404"])
  // Its data is requested once, its document never (C1).
  expect(requests.map((url) => new URL(url).pathname)).toEqual([`${site.basePath}/page-data/gone-too/page-data.json`])
  await page.getByRole("main").getByRole("link", { name: "Home" }).click()
  await expect(page).toHaveURL(site.url("/"))
})

test("R4: a mistyped URL suggests what was meant", { tag: "@base-path-only" }, async ({ site, visitUrl, page }) => {
  const project = `/projects/${PUBLIC_PROJECTS[0]}`
  const suggestions = page.getByRole("main").getByRole("region", { name: "You may be looking for" }).getByRole("link")
  await visitUrl(site.exactUrl(`${project}x`))
  await suggestions.and(page.locator(`[href="${new URL(site.url(project)).pathname}"]`)).click()
  await expect(page).toHaveURL(site.url(project))
  await visitUrl(site.exactUrl("/wp-login-administration"))
  await page.waitForLoadState("networkidle")
  // Nothing is similar, so the newest projects are suggested; they also fill the places beside the one page that may be meant.
  await expect(suggestions).toHaveText(["All projects", ...NEWEST_PROJECTS])
  await visitUrl(site.exactUrl("/abuot"))
  await expect(suggestions).toHaveText(["All projects", "About", ...NEWEST_PROJECTS.slice(0, 2)])
})

test("E1: the board is above the navbar, Play lies on its middle and starts the game in its place; Close ends it", {
  tag: "@phone",
}, async ({ site, visitUrl, page }) => {
  const requests: string[] = []
  await page.route(/^https:/, (route) => {
    requests.push(route.request().url())
    return requests.length > 1 ? route.abort() : route.fulfill({ contentType: "text/html", body: "a game" })
  })
  await visitUrl(site.exactUrl("/gone"))
  expect(requests).toEqual([])
  const [play, frame] = [page.getByRole("button", { name: "Play" }), page.locator("iframe")]
  const [button, board] = [await boxOf(play), await boxOf(page.locator(".game-board"))]
  expect(button.y + button.bottom).toBeCloseTo(board.y + board.bottom, 0)
  expect(button.x + button.right).toBeCloseTo(board.x + board.right, 0)
  expect(board.bottom).toBeLessThan((await boxOf(page.getByRole("navigation", { name: "Main" }))).y)
  await play.scrollIntoViewIfNeeded()
  const before = await boxOf(page.locator(".game-place"))
  page.removeAllListeners("request")
  page.removeAllListeners("console")
  await play.click()
  await expect(frame).toBeFocused()
  await poll(() => requests).toHaveLength(1)
  // Only its lower edge moves, to give the game space.
  const { x, y, width, height } = await boxOf(page.locator(".game-place"))
  expect([x, y, width]).toEqual([before.x, before.y, before.width])
  expect(height).toBeGreaterThan(before.height)
  await page.getByRole("button", { name: "Close the game" }).click()
  await expect(play).toBeFocused()
  await expect(frame).toHaveCount(0)

  // Now the game's host is blocked.
  await play.click()
  await poll(() => requests).toHaveLength(2)
  await expect(mainHeading(page)).toHaveText("ERROR 404")
  await page.getByRole("button", { name: "Close the game" }).click()
  await page.getByRole("main").getByRole("link", { name: "Home" }).click()
  await expect(page).toHaveURL(site.url("/"))
})

test("E2: a page can be read without its navbar", async ({ site, page, expectMessages }) => {
  expectMessages(/content\/site\.yaml has problems|TypeError/)
  await page.route(/\/page-data\/sq\/d\/[^/]+\.json/, async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    if (!("copyright" in (data?.siteSettings ?? {}))) return route.fulfill({ response })
    const siteSettings = { ...data.siteSettings, author: { name: null, avatar: null } }
    return route.fulfill({ json: { data: { siteSettings } } })
  })
  await page.goto(site.url("/about"))
  await giveSign(page)
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0)
  await expect(mainHeading(page)).toHaveText("About")
  await expect(page.getByRole("contentinfo")).toContainText("2025")
})
