import { expect, type Page } from "@playwright/test"

import { mainHeading, markDocument, navbarLink, nextFrames, scrollTop } from "~/tests/e2e/navigate"
import { test } from "~/tests/e2e/site"

const PATH = "/projects/tide-tables"

/** Records the view transitions from now on: the parts that move, with their durations, and how long the page takes to appear. */
async function recordCarried(page: Page): Promise<() => Promise<{ parts: string[]; ms: number }[]>> {
  await markDocument(page)
  await page.evaluate(() => {
    const log: { parts: string[]; ms: number }[] = []
    Object.assign(window, { log })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const startedAt = performance.now()
      const transition = start(update)
      const record = () => {
        const parts = document.getAnimations().flatMap(({ effect }) => {
          const { pseudoElement } = effect as KeyframeEffect
          const isMove = pseudoElement?.startsWith("::view-transition-group(carried-")
          return isMove ? [`${pseudoElement} ${effect?.getTiming().duration}`] : []
        })
        log.push({ parts: parts.sort(), ms: performance.now() - startedAt })
      }
      transition.ready.then(record, () => undefined)
      return transition
    }
  })
  return () => page.evaluate(() => (window as unknown as { log: [] }).log)
}

/** What a transition sets for its time only. */
const traces = (page: Page) =>
  page.evaluate(() => document.adoptedStyleSheets.length + document.querySelectorAll('[style*="carried-"]').length)

const projectLink = (page: Page) => page.locator(`main .card-link[href$="${PATH}"], main .card-link[href$="${PATH}/"]`)

test("N1 N2 N3: opening a project carries its cover and title over", { tag: ["@phone", "@base-path"] }, async ({
  site,
  visit,
  page,
}) => {
  await visit("/projects")
  const carried = await recordCarried(page)
  await projectLink(page).click()
  await expect(page).toHaveURL(site.url(PATH))
  await expect.poll(async () => (await carried()).length).toBe(1)
  const [{ parts, ms } = { parts: [], ms: 0 }] = await carried()
  expect(parts).toEqual(["::view-transition-group(carried-cover) 280", "::view-transition-group(carried-title) 280"])
  // The router must not wait for a frame that never comes: browsers give up after 4 s.
  expect(ms).toBeLessThan(1500)
  await expect.poll(() => traces(page)).toBe(0)
  expect(await scrollTop(page)).toBe(0)
  await page.goBack()
  await expect(mainHeading(page)).toHaveText("Projects")
  await navbarLink(page, "Home").click()
  await expect(page).toHaveURL(site.url("/"))
  expect(await carried()).toHaveLength(1)
})

test("N1: a newer navigation ends what is carried", async ({ site, visit, page }) => {
  await visit("/projects")
  await projectLink(page).click()
  await page.waitForTimeout(50)
  await navbarLink(page, "About").click()
  await expect(page).toHaveURL(site.url("/about"))
  await expect(mainHeading(page)).toHaveText("About")
  expect(await traces(page)).toBe(0)
  await navbarLink(page, "Projects").click()
  await expect(mainHeading(page)).toHaveText("Projects")
  await projectLink(page).click()
  await expect(page).toHaveURL(site.url(PATH))
  await navbarLink(page, "About").click()
  await expect(mainHeading(page)).toHaveText("About")
  expect(await traces(page)).toBe(0)
})

for (const reason of ["reduced motion", "a browser without view transitions"]) {
  test(`N2: with ${reason}, nothing is carried`, async ({ site, visit, page }) => {
    if (reason === "reduced motion") await page.emulateMedia({ reducedMotion: "reduce" })
    else await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, "startViewTransition"))
    await visit("/projects")
    const transitions = reason === "reduced motion" ? await recordCarried(page) : async () => []
    await projectLink(page).click()
    await expect(page).toHaveURL(site.url(PATH))
    await nextFrames(page)
    expect([await transitions(), await traces(page)]).toEqual([[], 0])
  })
}
