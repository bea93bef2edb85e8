import { expect } from "@playwright/test"

import { VIEWER_WAIT_MS } from "~/src/client/boot/record-input"
import { holdRequests, runClockUntil } from "~/tests/e2e/conditions"
import { follow, navbarLink, scrollTo, scrollTop } from "~/tests/e2e/navigate"
import { DARK_GROUND, groundColour, incompleteNotice, recordDocuments, recordLayoutShifts } from "~/tests/e2e/observe"
import { giveSign, pageIsLive, poll, test } from "~/tests/e2e/site"

const SCRIPT = /\.js$/

for (const [name, pattern] of [
  ["scripts", SCRIPT],
  ["the data of the page", /page-data\/projects\/plates\/page-data\.json$/],
] as const) {
  test(`B1 F4 E4: without ${name} the document is loaded once more, without dead buttons`, async ({ host, page }) => {
    host.breakWith((path) => (pattern.test(path) ? { status: 500 } : undefined))
    const documents = recordDocuments(page)
    await page.clock.install()
    await page.goto(`${host.origin}/projects/plates`)
    await expect(incompleteNotice(page)).toBeHidden()
    await giveSign(page)
    await runClockUntil(page, async () => expect(await incompleteNotice(page).isVisible()).toBe(true), 500)
    expect(documents).toHaveLength(2)
    for (const button of await page.getByRole("button").all()) {
      if (await button.isVisible()) await expect(button).toHaveAccessibleName(/^Switch/)
    }
    await page.emulateMedia({ colorScheme: "light" })
    await page.getByRole("button", { name: /^Switch/ }).click()
    expect(await groundColour(page)).toBe(DARK_GROUND)
    await page.getByRole("link", { name: "A tall plate" }).click()
    await expect(page).toHaveURL(/\.webp$/)
  })
}

test("E4: a page whose data is null is shown as its document", async ({ host, visit, page }) => {
  const pageData = { path: "/about", componentChunkName: "component---src-pages-about-tsx", result: null }
  host.breakWith((path) =>
    path === "/page-data/about/page-data.json" ? { page: JSON.stringify(pageData) } : undefined,
  )
  await visit("/privacy")
  await navbarLink(page, "About").click()
  await expect(incompleteNotice(page)).toBeVisible()
  await expect(page).toHaveTitle(/^About · /)
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible()
})

for (const [what, pattern] of [
  ["the app", "**/*.js"],
  ["its viewer", /lightbox\S*\.css$/],
] as const) {
  test(`B1: without ${what} a picture's link opens its file, modified or not`, async ({ site, page, context }) => {
    await holdRequests(page, pattern)
    await page.clock.install()
    await page.goto(site.url("/projects/plates"), { waitUntil: "domcontentloaded" })
    if (what === "its viewer") await pageIsLive(page)
    const opened = context.waitForEvent("page")
    await page.getByRole("link", { name: "A square plate" }).click({ modifiers: ["ControlOrMeta"] })
    await expect(await opened).toHaveURL(/\.webp$/)
    await page.getByRole("link", { name: "A tall plate" }).click()
    await page.clock.runFor(VIEWER_WAIT_MS)
    await expect(page).toHaveURL(/\.webp$/)
  })
}

test("B1 N3: a reload is where it was before any script; a later scroll stays", async ({ site, visit, page }) => {
  await visit("/projects/tide-tables")
  await scrollTo(page, 500)
  await poll(() => page.evaluate(() => Object.values({ ...sessionStorage }))).toContain("500")
  const release = await holdRequests(page, "**/*.js")
  await page.reload({ waitUntil: "domcontentloaded" })
  await poll(() => scrollTop(page)).toBe(500)
  await page.evaluate(() => window.scrollTo({ top: 222, behavior: "instant" }))
  release()
  await pageIsLive(page)
  expect(await scrollTop(page)).toBe(222)
  await follow(page, "About", site.url("/about"))
  await page.goBack()
  await poll(() => scrollTop(page)).toBe(222)
})

test("B1: the results of a search in the address move nothing", { tag: "@phone" }, async ({ site, page }) => {
  const layoutShifts = await recordLayoutShifts(page)
  for (const query of ["?q=tides", "?q=zzz"]) {
    await page.goto(site.url("/projects") + query)
    await expect(page.getByRole("searchbox")).toHaveValue(query.slice(3))
    await expect(page.locator(".meta").getByRole("status")).not.toHaveText(/^\d+ projects$/)
    await page.waitForLoadState("networkidle")
    // Only the link beside the number of results moves, with it.
    const shifts = (await layoutShifts()).filter(({ value }) => value > 0.001)
    const others = shifts.flatMap(({ moved }) => moved).filter((html) => !html.includes("quiet-link"))
    expect(others).toEqual([])
  }
})
