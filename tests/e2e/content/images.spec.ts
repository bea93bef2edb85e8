import { expect } from "@playwright/test"

import { projectPaths } from "~/tests/e2e/pages"
import { test } from "~/tests/e2e/site"

const BREAKPOINTS = [320, 640, 768, 1024, 1280, 1536]

test("G1: pictures exist as webp in the breakpoints' widths, keep their place, and have alternative texts", {
  tag: "@screenless",
}, async ({ build, visit, page }) => {
  let drawn = 0
  for (const path of projectPaths(build)) {
    await visit(path)
    for (const picture of await page.locator("main img").all()) {
      drawn += 1
      const srcset = (await picture.getAttribute("srcset")) ?? ""
      const widths = [...srcset.matchAll(/\.webp (\d+)w/g)].map(([, width]) => Number(width))
      expect(BREAKPOINTS.slice(0, widths.length - 1)).toEqual(widths.slice(0, -1))
      expect(await picture.getAttribute("alt")).not.toBeNull()
      await expect(picture).toHaveAttribute("width", /^\d+$/)
      await expect(picture).toHaveAttribute("height", /^\d+$/)
    }
  }
  expect(drawn).toBeGreaterThan(10)
})

test("G1: the avatar exists in the densities 1 and 2", { tag: "@screenless" }, async ({ visit, page }) => {
  await visit("/")
  const avatar = page.locator(".nav-avatar img")
  await expect(avatar).toHaveAttribute("srcset", /\.webp 32w,\s*\S+\.webp 64w/)
  await expect(avatar).toHaveAttribute("sizes", "32px")
})

test("G1: nothing moves while a page and its pictures arrive", async ({ site, build, page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: "layout-shift", buffered: true })
  })
  await page.route(/\.(webp|woff2)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  for (const path of ["/", "/projects", ...projectPaths(build).slice(0, 1)]) {
    await page.goto(site.url(path), { waitUntil: "networkidle" })
    await page.evaluate(() => document.fonts.ready)
    const total = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    )
    expect(total, path).toBeLessThan(0.01)
  }
})

test("G1: the picture above the fold comes first, the others when they are near", async ({ visit, page }) => {
  await visit("/projects")
  const pictures = page.locator("main img")
  await expect(pictures.first()).toHaveAttribute("loading", "eager")
  await expect(pictures.first()).toHaveAttribute("fetchpriority", "high")
  await expect(pictures.nth(1)).toHaveAttribute("loading", "lazy")
})
