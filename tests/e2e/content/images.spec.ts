import { expect } from "@playwright/test"

import { recordLayoutShifts } from "~/tests/e2e/observe"
import { BUILDS, test } from "~/tests/e2e/site"

// Some images are at another host, from which the build has fetched them.
test.use({ build: BUILDS.basePath })

const BREAKPOINTS = [320, 640, 768, 1024, 1280, 1536]

test("G1 G2: images are webp files of the site in the breakpoints' widths", async ({ visit, page }) => {
  let images = 0
  for (const project of ["tide-tables", "plates", "a-harbour-clock", "film"]) {
    await visit(`/projects/${project}`)
    for (const image of await page.locator("main img").all()) {
      images += 1
      const srcset = (await image.getAttribute("srcset")) ?? ""
      const widths = [...srcset.matchAll(/\/static\/\S+\.webp (\d+)w/g)].map(([, width]) => Number(width))
      expect(widths.length).toBe(srcset.split(",").length)
      expect(BREAKPOINTS.slice(0, widths.length - 1)).toEqual(widths.slice(0, -1))
      await expect(image).toHaveAttribute("alt")
      await expect(image).toHaveAttribute("width", /^\d+$/)
      await expect(image).toHaveAttribute("height", /^\d+$/)
    }
  }
  expect(images).toBeGreaterThan(6)
  await visit("/projects")
  const covers = page.locator("main img")
  await expect(covers.first()).toHaveAttribute("loading", "eager")
  await expect(covers.first()).toHaveAttribute("fetchpriority", "high")
  await expect(covers.nth(1)).toHaveAttribute("loading", "lazy")
  const avatar = page.locator(".nav-avatar img")
  await expect(avatar).toHaveAttribute("srcset", /\/static\/\S+\.webp 32w,\s*\S+\.webp 64w/)
  await expect(avatar).toHaveAttribute("sizes", "32px")
})

test("G1: nothing moves while a page, its font and its images load", { tag: "@phone" }, async ({ site, page }) => {
  const layoutShifts = await recordLayoutShifts(page)
  await page.route(/\.(webp|woff2)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  for (const path of ["/", "/projects", "/projects/tide-tables"]) {
    await page.goto(site.url(path), { waitUntil: "networkidle" })
    await page.evaluate(() => document.fonts.ready)
    const sum = (await layoutShifts()).reduce((total, { value }) => total + value, 0)
    expect(sum, path).toBeLessThan(0.01)
  }
})
