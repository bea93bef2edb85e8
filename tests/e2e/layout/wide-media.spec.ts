import { expect, type Page } from "@playwright/test"

import { boxOf, sidewaysOverflow } from "~/tests/e2e/observe"
import { BUILDS, test } from "~/tests/e2e/site"

const TEXT_PX = 640
const WIDE_PX = 960

const textEdge = async (page: Page) => (await boxOf(page.getByRole("heading", { level: 1 }))).x
const widthOf = async (page: Page, selector: string) => (await boxOf(page.locator(selector).first())).width

test.describe("on a project with pictures", () => {
  test.use({ build: BUILDS.basePath, viewport: { width: 1280, height: 1000 } })

  test("L6: media are wider than the text, and their captions begin where it does", async ({ visit, page }) => {
    await visit("/projects/plates")
    expect(await widthOf(page, ".prose > p")).toBeLessThanOrEqual(TEXT_PX)
    expect(await widthOf(page, ".prose > figure.wide")).toBe(WIDE_PX)
    expect((await boxOf(page.locator(".prose figcaption"))).x).toBe((await textEdge(page)) - 160)
    await expect(page.locator(".prose figcaption")).toHaveCSS("padding-inline-start", "160px")
    expect(await widthOf(page, ".gallery")).toBe(WIDE_PX)
    expect(await widthOf(page, ".gallery .full")).toBe(1280)
    await expect(page.locator(".gallery .full img")).toHaveCSS("object-position", "30% 60%")
    expect(await sidewaysOverflow(page)).toBe(0)
  })

  test("L6: on a small screen they are as wide as the text", async ({ visit, page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit("/projects/plates")
    expect(await widthOf(page, ".prose > figure.wide")).toBe(358)
    expect(await widthOf(page, ".gallery .full")).toBe(390)
    expect(await sidewaysOverflow(page)).toBe(0)
  })
})

test("the first screen of the list shows three projects with their pictures, whose titles begin where the heading does", async ({
  visit,
  page,
}) => {
  await visit("/projects")
  const rows = page.locator("main .rows > li")
  for (const index of [0, 1, 2]) {
    await expect(rows.nth(index)).toBeInViewport({ ratio: 0.75 })
    expect((await boxOf(rows.nth(index).getByRole("heading"))).x).toBe(await textEdge(page))
  }
})

test("L2: no line of text is half covered by the navbar", async ({ visit, page }) => {
  await visit("/projects")
  const bar = await boxOf(page.getByRole("navigation", { name: "Main" }))
  const scrim = await boxOf(page.locator(".scrim"))
  expect(scrim.bottom).toBe(800)
  expect(scrim.y).toBeLessThan(bar.y)
})
