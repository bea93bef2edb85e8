import { expect, type Locator, type Page } from "@playwright/test"

import { BUILDS } from "~/tests/builds"
import { boxOf, sidewaysOverflow } from "~/tests/e2e/observe"
import { test } from "~/tests/e2e/site"

const TEXT_PX = 640
const WIDE_PX = 960

/** Where a text begins, from the left of the window. */
async function startOf(text: Locator): Promise<number> {
  const { x, right } = await boxOf(text)
  return (await text.evaluate((element) => getComputedStyle(element).direction)) === "rtl" ? right : x
}

const textEdge = (page: Page) => startOf(page.getByRole("heading", { level: 1 }))
const widthOf = async (page: Page, selector: string) => (await boxOf(page.locator(selector).first())).width

test.describe("on a project with pictures", () => {
  test.use({ build: BUILDS.basePath, viewport: { width: 1280, height: 1000 } })

  test("L6: two images are compared with a slider; media are wider than the text", async ({ visit, page }) => {
    await visit("/projects/film")
    const [first, second] = [page.locator(".compare > span").first(), page.locator(".compare > span").last()]
    const slider = page.getByRole("slider", { name: "Compare the two images" })
    expect(await boxOf(first)).toEqual(await boxOf(second))
    await slider.press("Home")
    await expect(first).toHaveCSS("clip-path", "inset(0px 100% 0px 0px)")
    await slider.press("ArrowRight")
    await expect(first).toHaveCSS("clip-path", "inset(0px 99% 0px 0px)")
    // Paper has no slider, as a browser without scripts.
    await page.emulateMedia({ media: "print" })
    await expect(slider).toBeHidden()
    await expect(first).toHaveCSS("clip-path", "none")
    expect((await boxOf(second)).x).toBeGreaterThan((await boxOf(first)).right)
    await page.emulateMedia({ media: "screen" })

    await visit("/projects/plates")
    expect(await widthOf(page, ".prose > p")).toBeLessThanOrEqual(TEXT_PX)
    expect(await widthOf(page, ".prose > figure.wide")).toBe(WIDE_PX)
    expect((await boxOf(page.locator(".prose figcaption"))).x).toBe((await textEdge(page)) - 160)
    await expect(page.locator(".prose figcaption")).toHaveCSS("padding-inline-start", "160px")
    expect(await widthOf(page, ".gallery")).toBe(WIDE_PX)
    expect(await widthOf(page, ".gallery .full")).toBe(1280)
    await expect(page.locator(".gallery .full img")).toHaveCSS("object-position", "30% 60%")
    expect(await sidewaysOverflow(page)).toBe(0)

    // On a small screen they are as wide as the text.
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await widthOf(page, ".prose > figure.wide")).toBe(358)
    expect(await widthOf(page, ".gallery .full")).toBe(390)
    expect(await sidewaysOverflow(page)).toBe(0)
  })
})

test("L2: the first screen of the list shows three projects, aligned with the heading; no line is half covered", {
  tag: "@arabic",
}, async ({ visit, page, texts }) => {
  await visit("/projects")
  const rows = page.locator("main .rows > li")
  for (const index of [0, 1, 2]) {
    await expect(rows.nth(index)).toBeInViewport({ ratio: 0.75 })
    expect(await startOf(rows.nth(index).getByRole("heading"))).toBe(await textEdge(page))
  }
  const bar = await boxOf(page.getByRole("navigation", { name: texts.navigation }))
  const scrim = await boxOf(page.locator(".scrim"))
  expect(scrim.bottom).toBe(800)
  expect(scrim.y).toBeLessThan(bar.y)
})

test("L6: code, formulas and tables that are wider than the text lie in the middle", async ({ visit, page }) => {
  await visit("/projects/tide-tables")
  const text = await boxOf(page.locator(".prose > p").first())
  const boxes = page.locator(".story > .prose > :is(.code, .sideways)")
  const widths: number[] = []
  for (const box of await boxes.all()) {
    const { x, right, width } = await boxOf(box)
    widths.push(width)
    expect((x + right) / 2).toBeCloseTo(1280 / 2, 0)
  }
  expect(Math.max(...widths)).toBeGreaterThan(text.width)
})
