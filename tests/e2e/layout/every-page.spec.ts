import { expect, type Page } from "@playwright/test"

import type { Texts } from "~/src/lib/texts/texts"
import { BUILDS } from "~/tests/builds"
import { expectNoAxeFindings } from "~/tests/e2e/axe"
import { setFontSize, setStyles } from "~/tests/e2e/conditions"
import { boxOf, sidewaysOverflow } from "~/tests/e2e/observe"
import { PAGE_KINDS, test } from "~/tests/e2e/site"

import { expectTabOrder } from "./tab-order"

// The width changes before the picture that was preloaded for the first one is shown.
test.beforeEach(({ expectMessages }) => expectMessages(/status of 404|was preloaded using link preload but not used/))

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }
/** A window of 1280 × 1024 at 400 % zoom (WCAG 2.2, 1.4.10). */
const ZOOMED = { width: 320, height: 256 }
/** The text spacing that a page must bear (WCAG 2.2, 1.4.12). */
const TEXT_SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }"

/** In Arabic, arabic.spec.ts proves what matters of these. */
const SIMPLE = ["/privacy", "/projects/tags", "/projects/tags/buildings"]

for (const path of [...PAGE_KINDS, "/no-such-page"]) {
  test(`L1 L2 L6: ${path}: Tab reaches every control, which are one family, axe finds nothing, every text fits`, {
    tag: SIMPLE.includes(path) ? [] : "@arabic",
  }, async ({ visit, page, texts }) => {
    await visit(path)
    await expectOneFamily(page)
    // First, because a tooltip that the last control opens lies outside of every landmark.
    await expectNoAxeFindings(page)
    await expectTabOrder(page, texts)
    await expectTextsToFit(page, texts)
  })
}

test.describe("with four items in the navbar", () => {
  test.use({ build: BUILDS.languages })

  test("L2 L6: /notes: axe finds nothing, and every text fits", async ({ visit, page, texts }) => {
    await visit("/notes")
    await expectNoAxeFindings(page)
    await expectTextsToFit(page, texts)
  })
})

/** Expects that buttons, fields, selects and links to other sites look alike, and are high enough for a finger. */
async function expectOneFamily(page: Page): Promise<void> {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    const controls = page.locator("main :is(.button, .field):visible:not(.button-primary)")
    const looks = await controls.evaluateAll((all) =>
      all.map((control) => {
        const { borderRadius, borderTopWidth, borderTopColor } = getComputedStyle(control)
        const isHighEnough = control.getBoundingClientRect().height >= 44
        return [borderRadius, borderTopWidth, borderTopColor, isHighEnough].join(" ")
      }),
    )
    expect(looks.filter((look) => look !== "12px 1px rgb(142, 142, 151) true")).toEqual([])
    if (page.url().endsWith("/projects")) expect(looks.length).toBeGreaterThan(2)
  }
}

async function expectTextsToFit(page: Page, texts: Texts["app"]): Promise<void> {
  for (const viewport of [ZOOMED, PHONE, { width: 768, height: 800 }]) await expectToFit(page, viewport)

  await setFontSize(page, 32)
  for (const viewport of [PHONE, DESKTOP]) {
    await expectToFit(page, viewport)
    const navbar = await boxOf(page.getByRole("navigation", { name: texts.navigation }))
    expect(navbar.x).toBeGreaterThanOrEqual(0)
    expect(navbar.right).toBeLessThanOrEqual(viewport.width)
  }
  await setFontSize(page, 16)
  await setStyles(page, TEXT_SPACING)
  for (const viewport of [PHONE, DESKTOP]) await expectToFit(page, viewport)

  await setStyles(page, "")
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    const sides = await sidesOfArabic(page)
    expect(sides.length).toBeGreaterThan(0)
    expect(sides).not.toContain(false)
  }
}

async function expectToFit(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport)
  expect([viewport.width, await sidewaysOverflow(page), await cutTexts(page)]).toEqual([viewport.width, 0, []])
}

/** Returns the texts that are partly cut off, except those that end in an ellipsis. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent?.trim() !== "")
      .filter((element) => !element.matches(".sr-only, .sr-only *, #gatsby-announcer"))
      .filter((element) => {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
        const isCutBeside =
          overflowX === "hidden" && textOverflow !== "ellipsis" && element.scrollWidth > element.clientWidth + 1
        return isCutBeside || (overflowY === "hidden" && element.scrollHeight > element.clientHeight + 3)
      })
      .map((element) => `${element.className}: ${element.textContent?.slice(0, 60)}`),
  )
}

/** Puts Arabic into each title and text; returns for each whether it begins at the right and ends at the left. */
function sidesOfArabic(page: Page): Promise<boolean[]> {
  return page.evaluate(() => {
    // Beside a floating image a line ends where the image begins.
    document.querySelector(".portrait")?.remove()
    return [...document.querySelectorAll("h1, main p:not(.meta)")]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).display === "block")
      .map((element) => {
        element.textContent = "بيت."
        const text = document.createRange()
        text.selectNodeContents(element)
        const stop = document.createRange()
        stop.setStart(element.firstChild as Text, 3)
        stop.setEnd(element.firstChild as Text, 4)
        const { left, right } = text.getBoundingClientRect()
        const isAtRight = Math.abs(right - element.getBoundingClientRect().right) < 2
        return isAtRight && stop.getBoundingClientRect().left <= left + 1
      })
  })
}
