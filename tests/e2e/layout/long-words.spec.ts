import { expect, type Page } from "@playwright/test"

import { BUILDS } from "~/tests/builds"
import { setFontSize } from "~/tests/e2e/conditions"
import { sidewaysOverflow } from "~/tests/e2e/observe"
import { test } from "~/tests/e2e/site"

test.use({ build: BUILDS.cases })

/** Every field of these has a word or an address of up to 120 characters. */
const PAGES =
  "/ /projects /projects/texts-1 /projects/texts-4 /about /privacy /own-page /projects/tags /no-such-page".split(" ")
/** The part of A4 between usual margins, in CSS pixels. */
const SHEET = { width: 718, height: 1000 }

test("L1: no text is outside the window, however long a word is", async ({ visit, page, expectMessages }) => {
  // The width changes before the picture that was preloaded for the first one is shown.
  expectMessages(/status of 404|was preloaded using link preload but not used/)
  for (const path of PAGES) {
    await test.step(path, async () => {
      await visit(path)
      for (const width of [320, 640, 1280]) await expectInside(page, { width, height: 800 })
      await setFontSize(page, 32)
      for (const width of [320, 1280]) await expectInside(page, { width, height: 800 })
      await setFontSize(page, 16)
      await page.emulateMedia({ media: "print" })
      await expectInside(page, SHEET)
      await page.emulateMedia({ media: "screen" })
    })
  }
})

async function expectInside(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport)
  const seen = [page.url(), viewport.width]
  expect([...seen, await sidewaysOverflow(page), await textsOutside(page)]).toEqual([...seen, 0, []])
}

/** Returns texts that begin or end outside the window, or of the box that cuts them off, except those that scroll sideways. */
function textsOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const outside: string[] = []
    const range = document.createRange()
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement
      if (
        node.textContent?.trim() === "" ||
        !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue
      if (
        parent.closest(".sr-only, .skip-link, .truncate, #gatsby-announcer, script, style, select") ||
        scrolls(parent)
      )
        continue
      range.selectNodeContents(node)
      const { left, right } = range.getBoundingClientRect()
      if (left < -1 || right > document.documentElement.clientWidth + 1)
        outside.push(
          `${parent.tagName}.${parent.className} in ${parent.parentElement?.className}: ${Math.round(left)} to ${Math.round(right)}: ${node.textContent?.slice(0, 30)}`,
        )
    }
    return outside
  })
}
