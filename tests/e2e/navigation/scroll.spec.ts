import { expect } from "@playwright/test"

import { follow, navbarLink, navigateTo, nextFrames, scrollTo, scrollTop } from "~/tests/e2e/navigate"
import { boxOf, recordAnnouncements } from "~/tests/e2e/observe"
import { poll, test } from "~/tests/e2e/site"
import { PUBLIC_PROJECTS } from "~/tests/fixtures/fixture-site"

const PROJECT = `/projects/${PUBLIC_PROJECTS[0]}`

test("N3: back, forward and reload restore the position", async ({ site, visit, page }) => {
  await visit("/projects")
  await scrollTo(page, 400)
  await navigateTo(page, `${new URL(site.url(PROJECT)).pathname}#main-content`)
  await expect(page).toHaveURL(/#main-content$/)
  await poll(() => scrollTop(page)).toBeLessThan(200)
  await expect(page.locator("main")).not.toHaveClass(/page-/)
  await scrollTo(page, 300)
  await page.goBack()
  await poll(() => scrollTop(page)).toBe(400)
  await page.goForward()
  await poll(() => scrollTop(page)).toBe(300)
  // Of a page that still enters, also in a view transition, Chromium remembers a place that is up to 6 px away.
  const isStill = () =>
    document.getAnimations().every(({ timeline }) => timeline !== document.timeline) &&
    !document.querySelector(":root:active-view-transition, .page-enter")
  await poll(() => page.evaluate(isStill)).toBe(true)
  await page.reload()
  await poll(() => scrollTop(page)).toBe(300)
})

test("N3: only a change of page scrolls to the top, and it is announced once", { tag: "@base-path-only" }, async ({
  site,
  visit,
  page,
}) => {
  await page.clock.install()
  await visit("/projects")
  await scrollTo(page, 350)
  await navbarLink(page, "Projects").click()
  await page.clock.runFor(1000)
  expect(await scrollTop(page)).toBe(350)
  await navigateTo(page, `${new URL(site.url("/projects")).pathname}#no-such-id`)
  await page.clock.runFor(1000)
  expect(await scrollTop(page)).toBe(350)
  const announcements = await recordAnnouncements(page)
  await follow(page, "About", site.url("/about"))
  await poll(() => scrollTop(page)).toBe(0)
  await page.clock.runFor(1000)
  expect(await announcements()).toEqual(["About"])
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("gatsby-focus-wrapper")
})

test("N3: a URL with a hash shows its target, clear of the navbar", { tag: "@phone" }, async ({ visit, page }) => {
  await visit(`${PROJECT}#no-such-id`)
  const heading = page.locator("main .prose h2[id]").last()
  await visit(`${PROJECT}#${await heading.getAttribute("id")}`)
  await expect(heading).toBeInViewport()
  const target = await boxOf(heading)
  expect(target.y).toBeGreaterThanOrEqual(0)
  expect(target.bottom).toBeLessThanOrEqual((await boxOf(page.getByRole("navigation", { name: "Main" }))).y)
})

test("N3: after scrolling and jumping within one frame, going back returns there", async ({ visit, page }) => {
  await visit("/privacy")
  // Once the first position is stored, later ones are, too.
  await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.startsWith("scroll:")))
  // In the first milliseconds the app has not yet shown the jump.
  for (const [index, pauseMs] of [0, 1, 2, 3, 5, 8, 20, 200].entries()) {
    await page.evaluate(
      async ([top, ms]) => {
        window.scrollTo(0, top)
        location.hash = "main-content"
        await new Promise((done) => setTimeout(done, ms))
        history.back()
      },
      [120 + index, pauseMs] as const,
    )
    await expect(page).not.toHaveURL(/#/)
    await poll(() => scrollTop(page), `after ${pauseMs} ms`).toBe(120 + index)
    await nextFrames(page)
  }
})
