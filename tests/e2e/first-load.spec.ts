import { expect } from "@playwright/test"

import { readSite } from "~/src/build/content/read-site"

import { pageKinds } from "./pages"
import { test } from "./site"

test("the first load of a page holds no tooltip or toast code", async ({ build, visit, page }) => {
  const scripts: string[] = []
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text().catch(() => ""))
  })
  for (const path of pageKinds(build)) await visit(path)
  await page.waitForLoadState("networkidle")
  expect(scripts.length).toBeGreaterThan(3)
  for (const script of scripts) expect(script).not.toMatch(/react-tooltip|Toastify/)
})

test("Y1 Y2 Y3: only a site whose settings name analytics loads any of their code, asks, and offers choices", async ({
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
  const traces = /analytics-consent|_vercel|ga-disable|page_view|Privacy choices/
  expect(scripts.some((script) => traces.test(script))).toBe(isWanted)
  await expect(page.getByRole("button", { name: "Privacy choices" })).toHaveCount(isWanted ? 1 : 0)
  await expect(page.getByRole("button", { name: "Accept" })).toHaveCount(isWanted && requireConsent ? 1 : 0)
})
