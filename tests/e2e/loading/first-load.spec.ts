import { expect } from "@playwright/test"

import { pageKinds } from "~/tests/e2e/pages"
import { test } from "~/tests/e2e/site"

test("Y1 Y2 Y3: no first load holds tooltip or toast code; a site without analytics in its settings loads none of theirs, asks nothing, and offers no choices", async ({
  build,
  visit,
  page,
}) => {
  const scripts: string[] = []
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text().catch(() => ""))
  })
  for (const path of pageKinds(build)) await visit(path)
  await page.waitForLoadState("networkidle")
  expect(scripts.length).toBeGreaterThan(3)
  for (const script of scripts) expect(script).not.toMatch(/react-tooltip|Toastify/)
  const traces = /analytics-consent|_vercel|ga-disable|page_view|Privacy choices/
  expect(scripts.some((script) => traces.test(script))).toBe(false)
  await expect(page.getByRole("button", { name: "Privacy choices" })).toHaveCount(0)
  await expect(page.getByRole("button", { name: "Accept" })).toHaveCount(0)
})
