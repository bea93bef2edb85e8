import { expect } from "@playwright/test"

import { openAtRest, openOutdated, preventPrefetch } from "~/tests/e2e/conditions"
import { isSameDocument, mainHeading, markDocument, navbarLink } from "~/tests/e2e/navigate"
import { recordRequests } from "~/tests/e2e/observe"
import { poll, test } from "~/tests/e2e/site"

test("F1 F2 F6 P1: a page polls for the latest build, and a session fetches one manifest", {
  tag: "@base-path-only",
}, async ({ site, page, expectMessages }) => {
  expectMessages(/status of 404/)
  await preventPrefetch(page)
  await page.clock.install()
  const polls = recordRequests(page, /\/builds\/latest\.json/)
  const manifests = recordRequests(page, /\/builds\/meta\//)
  const data = recordRequests(page, /\/page-data\//)
  await openAtRest(page, site.url("/"))
  const id = await page.locator("meta[name=build-id]").getAttribute("content")
  const latest = await (await page.request.get(site.exactUrl("/builds/latest.json"))).json()
  expect(latest).toEqual({ id, timestamp: expect.any(Number) })
  expect(polls).toEqual([])
  await page.clock.fastForward("01:00:01")
  await poll(() => polls).toEqual([expect.stringMatching(/\/builds\/latest\.json\?\d+$/)])
  await navbarLink(page, "About").click()
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(site.url("/about"))
  expect(data.length).toBeGreaterThan(1)
  expect(new Set(data.map((url) => new URL(url).search))).toEqual(new Set([`?${id}`]))

  const manifest = await (await page.request.get(manifests[0] ?? "")).json()
  expect(manifest.prerendered).toContain("/about")
  const redirect = "/projects/tide-tables"
  const ofEntries = { "/projects/tides-before": { redirect }, "/2019/05/Tides": { redirect } }
  expect(manifest.matcher).toEqual({ ...ofEntries, "/legal-notice": { redirect: "/imprint" } })
  await page.reload({ waitUntil: "networkidle" })
  await page.clock.runFor(3000)
  await page.waitForLoadState("networkidle")
  expect(manifests).toHaveLength(1)
})

// messages/toast-uses.spec.ts proves the same of a navigation forward.
test("F3: after a new build going back is a document load", async ({ site, page }) => {
  await openOutdated(page, site.url("/about"), async () => {
    await navbarLink(page, "Home").click()
    await page.clock.runFor(1000)
    await expect(page).toHaveURL(site.url("/"))
  })
  await page.evaluate(() => history.back())
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false)
  await expect(page).toHaveURL(site.url("/about"))
  await expect(mainHeading(page)).toHaveText("About")
})

// src/client/request.test.ts proves which statuses are tried again.
test("C1 E4 P3: lost data loads a document", { tag: "@base-path-only" }, async ({
  site,
  visit,
  page,
  expectMessages,
}) => {
  expectMessages(/status of 404|could not be/)
  await preventPrefetch(page)
  await visit("/")
  await page.waitForLoadState("networkidle")
  await markDocument(page)
  await page.route(/\/page-data\/privacy\/page-data\.json/, (route) => route.fulfill({ status: 404, body: "gone" }))
  const requests = recordRequests(page, /\/page-data\/privacy\/page-data\.json/)
  let triesInApp = 0
  const warned = page.waitForEvent("console", (message) => {
    triesInApp = requests.length
    return message.text().includes("could not be loaded in place")
  })
  await page.getByRole("link", { name: "Privacy Policy" }).click()
  await warned
  expect(triesInApp).toBe(1)
  await expect(page).toHaveURL(site.url("/privacy"))
  await expect(mainHeading(page)).toHaveText("Privacy Policy")
  expect(await isSameDocument(page)).toBe(false)
})
