import { expect } from "@playwright/test"

import { readSite } from "~/src/build/content/read-site"

import { pageKinds } from "./pages"
import { test } from "./site"

test("Y1 Y2 Y3: no first load holds tooltip or toast code; only a site whose settings name analytics loads any of theirs, asks, and offers choices", async ({
  build,
  visit,
  page,
}) => {
  const { requireConsent, web, google } = readSite("content").site?.analytics ?? {}
  const isWanted = web !== undefined || google !== undefined
  const scripts: string[] = []
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text().catch(() => ""))
  })
  for (const path of pageKinds(build)) await visit(path)
  await page.waitForLoadState("networkidle")
  expect(scripts.length).toBeGreaterThan(3)
  for (const script of scripts) expect(script).not.toMatch(/react-tooltip|Toastify/)
  const traces = /analytics-consent|_vercel|ga-disable|page_view|Privacy choices/
  expect(scripts.some((script) => traces.test(script))).toBe(isWanted)
  await expect(page.getByRole("button", { name: "Privacy choices" })).toHaveCount(isWanted ? 1 : 0)
  await expect(page.getByRole("button", { name: "Accept" })).toHaveCount(isWanted && requireConsent ? 1 : 0)
})
