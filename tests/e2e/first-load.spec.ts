import { expect } from "@playwright/test"

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
