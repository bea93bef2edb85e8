import { expect } from "@playwright/test"

import { recordRequests } from "~/tests/e2e/observe"
import { test } from "~/tests/e2e/site"

// A test cannot have Chromium prerender a page: the tools that drive it switch that off. Such a page has no frames either.
test("B1: in a background tab a page asks for no script; once shown, hovers are answered", async ({ site, page }) => {
  const scripts = recordRequests(page, /\.js$/)
  await page.addInitScript(() => {
    const waiting: FrameRequestCallback[] = []
    const { requestAnimationFrame } = window
    window.requestAnimationFrame = (callback) => waiting.push(callback)
    window.addEventListener("shown", () => {
      window.requestAnimationFrame = requestAnimationFrame
      for (const callback of waiting) requestAnimationFrame(callback)
    })
  })
  await page.goto(site.url("/about"), { waitUntil: "networkidle" })
  expect(scripts).toEqual([])
  await page.evaluate(() => window.dispatchEvent(new Event("shown")))
  await page.getByRole("button", { name: /^Switch/ }).hover()
  await expect(page.getByRole("tooltip")).toHaveText(/\?$/)
})
