import { expect, type Page } from "@playwright/test"

import { follow, mainHeading, navbarLink, scrollTop } from "~/tests/e2e/navigate"
import { recordTransitions } from "~/tests/e2e/observe"
import { poll, test } from "~/tests/e2e/site"

const PATH = "/projects/tide-tables"

/** Records the view transitions from now on: the parts that move, with their durations. */
async function recordCarried(page: Page): Promise<() => Promise<string[][]>> {
  await page.evaluate(() => {
    const log: string[][] = []
    Object.assign(window, { log })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      const record = () => {
        const parts = document.getAnimations().flatMap(({ effect }) => {
          const { pseudoElement } = effect as KeyframeEffect
          const isMove = pseudoElement?.startsWith("::view-transition-group(carried-")
          return isMove ? [`${pseudoElement} ${effect?.getTiming().duration}`] : []
        })
        log.push(parts.sort())
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

const projectLink = (page: Page) => page.locator(`main .card-link[href$="${PATH}"]`)

test("N1 N2 N3: opening a project carries its cover over, and going back carries it to its card", {
  tag: "@phone",
}, async ({ site, visit, page }) => {
  await visit("/projects")
  const carried = await recordCarried(page)
  await projectLink(page).click()
  await expect(page).toHaveURL(site.url(PATH))
  // A browser gives up a transition whose page does not come: the router must not wait for a frame.
  const move = ["::view-transition-group(carried-cover) 280"]
  await poll(carried).toEqual([move])
  await poll(() => traces(page)).toBe(0)
  expect(await scrollTop(page)).toBe(0)
  await page.goBack()
  await expect(mainHeading(page)).toHaveText("Projects")
  await poll(carried).toEqual([move, move])
  await poll(() => traces(page)).toBe(0)
  await navbarLink(page, "Home").click()
  await expect(page).toHaveURL(site.url("/"))
  expect(await carried()).toHaveLength(2)
})

test("N1: a newer navigation ends what is carried", async ({ site, visit, page }) => {
  await visit("/projects")
  // As soon as the cover is taken up.
  await page.evaluate(() => {
    const main = document.getElementById("main-content") as HTMLElement
    new MutationObserver((_changes, observer) => {
      observer.disconnect()
      document.querySelector<HTMLElement>('.navbar a[href="/about"]')?.click()
    }).observe(main, { attributes: true, attributeFilter: ["style"], subtree: true })
  })
  await projectLink(page).click()
  await expect(page).toHaveURL(site.url("/about"))
  await expect(mainHeading(page)).toHaveText("About")
  expect(await traces(page)).toBe(0)
  await follow(page, "Projects", site.url("/projects"))
  await projectLink(page).click()
  await expect(page).toHaveURL(site.url(PATH))
  await follow(page, "About", site.url("/about"))
  expect(await traces(page)).toBe(0)
})

test("N2: with reduced motion a page changes at once, and nothing is carried", async ({ site, visit, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await visit("/projects")
  const carried = await recordCarried(page)
  const transitions = await recordTransitions(page)
  await projectLink(page).click()
  await expect(page).toHaveURL(site.url(PATH))
  await expect(mainHeading(page)).not.toHaveText("Projects")
  await expect(page.locator("main")).toHaveCSS("animation-name", "none")
  expect((await transitions()).map(({ phase }) => phase)).not.toContain("page-exit")
  expect([await carried(), await traces(page)]).toEqual([[], 0])
})

test("N2: in a browser without view transitions nothing is carried", async ({ site, visit, page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, "startViewTransition"))
  await visit("/projects")
  await projectLink(page).click()
  await expect(page).toHaveURL(site.url(PATH))
  await expect(mainHeading(page)).not.toHaveText("Projects")
  expect(await traces(page)).toBe(0)
})
