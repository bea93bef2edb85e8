import { expect, type Page } from "@playwright/test"

import { BUILDS } from "~/tests/builds"
import { followRequests, holdRequests } from "~/tests/e2e/conditions"
import { recordLayoutShifts, recordRequests } from "~/tests/e2e/observe"
import { PAGE_KINDS, poll, test } from "~/tests/e2e/site"

const LATE_FILES = /\.(woff2|webp)$/
/** The default font, one of the code's, and one of the owner's. */
const FONTS = [
  { build: BUILDS.default, font: "Newsreader", paths: PAGE_KINDS, tag: "@phone" },
  { build: BUILDS.basePath, font: "Geist Mono", paths: PAGE_KINDS.slice(0, 4), tag: [] },
  { build: BUILDS.hostile, font: "Geist Mono", paths: PAGE_KINDS.slice(0, 4), tag: [] },
]

/** The font files whose glyphs the main heading is drawn with. */
async function drawnFonts(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  await browser.send("DOM.enable")
  await browser.send("CSS.enable")
  const { root } = await browser.send("DOM.getDocument")
  const { nodeId } = await browser.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" })
  const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId })
  await browser.detach()
  return fonts.map(({ familyName }) => familyName)
}

/** The `display` of the first font of the main heading. */
const displayOfFont = (page: Page) =>
  page.locator("h1").evaluate((heading) => {
    const [first = ""] = getComputedStyle(heading).fontFamily.replaceAll('"', "").split(",")
    return [...document.fonts].filter(({ family }) => family === first).map(({ display }) => display)
  })

/** How wide all headings of a page are on one line, in the display font and in its fallback, in pixels. */
function headingWidths(page: Page): Promise<{ font: number; fallback: number }> {
  return page.evaluate(() => {
    const widths = { font: 0, fallback: 0 }
    for (const heading of document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3)")) {
      if (!getComputedStyle(heading).fontFamily.includes("Newsreader Display")) continue
      Object.assign(heading.style, { whiteSpace: "nowrap", width: "max-content" })
      widths.font += heading.getBoundingClientRect().width
      heading.style.fontFamily = "Newsreader Fallback"
      widths.fallback += heading.getBoundingClientRect().width
    }
    return widths
  })
}

for (const { build, font, paths, tag } of FONTS) {
  test.describe(build.directory, () => {
    test.use({ build })

    test("G1 L6: the display font arrives, alone, on a slow first visit, as do the images, and nothing moves", {
      tag,
    }, async ({ site, page }) => {
      const displayFont = expect.stringContaining(font)
      const layoutShifts = await recordLayoutShifts(page)
      const hasArrived = followRequests(page)
      const files = recordRequests(page, /\.woff2$/)
      for (const path of paths) {
        const release = await holdRequests(page, LATE_FILES)
        await page.goto(site.url(path), { waitUntil: "domcontentloaded" })
        expect(await drawnFonts(page), path).not.toContainEqual(displayFont)
        // However late it is: browsers would not wait for a font of display "optional" or "fallback".
        expect(await displayOfFont(page), path).toEqual(["swap"])
        release()
        await poll(() => drawnFonts(page), path).toEqual([displayFont])
        await hasArrived()
        expect(await layoutShifts(), path).toEqual([])
        await page.unrouteAll()
      }
      const [file = "", ...others] = new Set(files)
      expect(others).toEqual([])
      expect((await (await page.request.get(file)).body()).length).toBeLessThan(30_000)
    })
  })
}

test("L6: headings are as wide in the fallback as in the display font", async ({ site, page }) => {
  const sum = { font: 0, fallback: 0 }
  for (const path of PAGE_KINDS) {
    await page.goto(site.url(path))
    await poll(() => drawnFonts(page), path).toEqual([expect.stringContaining("Newsreader")])
    const { font, fallback } = await headingWidths(page)
    sum.font += font
    sum.fallback += fallback
  }
  expect(sum.font).toBeGreaterThan(5000)
  expect(Math.abs(sum.fallback / sum.font - 1)).toBeLessThan(0.004)
})
