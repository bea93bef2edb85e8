import { expect, type Page } from "@playwright/test"

import { sidewaysOverflow } from "~/tests/e2e/overflow"
import { pageKinds } from "~/tests/e2e/pages"
import { type Build, pageIsLive, test } from "~/tests/e2e/site"

test.use({ expectedMessages: [/status of 404/] })

/** What visitors may change of a text, and how far a page must bear it (WCAG 2.2, 1.4.12). */
const TEXT_SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }"
const USUAL_TEXT_PX = 16
const LARGE_TEXT_PX = 32
const PHONE = { width: 390, height: 844 }
/** A window of 1280 × 1024 that is enlarged four times (WCAG 2.2, 1.4.10). */
const ENLARGED = { width: 320, height: 256 }
const DESKTOP = { width: 1280, height: 800 }

const paths = (build: Build) => [...pageKinds(build), "/no-such-page"]

/** Styles of the visitor's own, which no policy of a page keeps out. */
function addOwnStyles(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)
}

/** The texts of which a part is cut off. What a page shortens on purpose with an ellipsis is told in full elsewhere. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent?.trim() !== "")
      .filter((element) => !element.matches(".sr-only, .sr-only *, #gatsby-announcer"))
      .filter((element) => {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
        const isCutBeside =
          overflowX === "hidden" && textOverflow !== "ellipsis" && element.scrollWidth > element.clientWidth + 1
        const isCutBelow = overflowY === "hidden" && element.scrollHeight > element.clientHeight + 3
        return isCutBeside || isCutBelow
      })
      .map((element) => `${element.className}: ${element.textContent?.slice(0, 60)}`),
  )
}

async function expectToFit(page: Page, path: string): Promise<void> {
  expect([path, await sidewaysOverflow(page), await cutTexts(page)]).toEqual([path, 0, []])
}

/** The texts that do not stand out from the ground behind them, which every forced colour does by far. */
function faintTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
        const part = value / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const ground = (element: Element | null): string => {
      const colour = element === null ? "rgb(255, 255, 255)" : getComputedStyle(element).backgroundColor
      return channels(colour)[3] === 0 ? ground(element?.parentElement ?? null) : colour
    }
    return [...document.querySelectorAll("body *")]
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ""))
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => {
        const [one, other] = [luminance(getComputedStyle(element).color), luminance(ground(element))]
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) < 4.5
      })
      .map((element) => `${element.className}: ${element.textContent?.slice(0, 60)}`)
  })
}

test("at 400 %, with its text twice as large or spaced as widely as visitors may ask for, no page scrolls sideways or hides a text", async ({
  build,
  visit,
  page,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: "reduce" })
  const browser = await page.context().newCDPSession(page)
  for (const path of paths(build)) {
    await browser.send("Page.setFontSizes", { fontSizes: { standard: USUAL_TEXT_PX } })
    await page.setViewportSize(ENLARGED)
    await visit(path)
    await expectToFit(page, path)

    await browser.send("Page.setFontSizes", { fontSizes: { standard: LARGE_TEXT_PX } })
    await visit(path)
    await expect(page.locator("html")).toHaveCSS("font-size", `${LARGE_TEXT_PX}px`)
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport)
      await expectToFit(page, path)
      const { x = -1, width = 0 } = (await page.getByRole("navigation", { name: "Main" }).boundingBox()) ?? {}
      expect(x, `navbar of ${path}`).toBeGreaterThanOrEqual(0)
      expect(x + width, `navbar of ${path}`).toBeLessThanOrEqual(viewport.width)
    }

    await browser.send("Page.setFontSizes", { fontSizes: { standard: USUAL_TEXT_PX } })
    await expect(page.locator("html")).toHaveCSS("font-size", `${USUAL_TEXT_PX}px`)
    await addOwnStyles(page, TEXT_SPACING)
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport)
      await expectToFit(page, path)
    }
  }
})

test("with forced colours every text stands out on any page in either theme", async ({ build, visit, page }) => {
  test.slow()
  await page.setViewportSize(DESKTOP)
  for (const path of paths(build)) {
    await visit(path)
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: "active", reducedMotion: "reduce" })
      expect([path, colorScheme, await faintTexts(page)]).toEqual([path, colorScheme, []])
    }
  }
})

test("with forced colours the current page, icons, and the edges of buttons and fields can be seen", async ({
  visit,
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" })
  await visit("/projects")
  await pageIsLive(page)
  const seen = await page.evaluate(() => {
    const ground = getComputedStyle(document.documentElement).backgroundColor
    const differs = (colour: string) => colour !== ground && colour !== "rgba(0, 0, 0, 0)"
    const edges = [...document.querySelectorAll<HTMLElement>(".button, .field, .navbar")].filter((control) =>
      control.checkVisibility(),
    )
    const current = document.querySelector<HTMLElement>(".navbar [aria-current=page]")
    return {
      edges: edges.map(({ className }) => className),
      unseenEdges: edges
        .map((control) => getComputedStyle(control))
        .filter(({ borderTopWidth, borderTopColor }) => borderTopWidth === "0px" || !differs(borderTopColor)).length,
      isCurrentMarked: current !== null && differs(getComputedStyle(current, "::after").backgroundColor),
      unseenIcons: [...document.querySelectorAll<SVGElement>("svg")].filter(
        (icon) => icon.checkVisibility() && !differs(getComputedStyle(icon).color),
      ).length,
    }
  })
  expect(seen.edges.length).toBeGreaterThan(0)
  expect(seen).toMatchObject({ unseenEdges: 0, isCurrentMarked: true, unseenIcons: 0 })
})
