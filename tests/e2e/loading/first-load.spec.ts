import { expect } from "@playwright/test"

import { PAGE_KINDS, scriptsWith } from "~/tests/e2e/pages"
import { recordRequests, recordScripts } from "~/tests/e2e/record"
import { test } from "~/tests/e2e/site"

test("Y1 Y2 Y3 I1 I2: no first load has code that only an action needs", async ({ site, build, visit, page }) => {
  const scripts = recordScripts(page)
  const requests = recordRequests(page)
  for (const path of PAGE_KINDS) await visit(path)
  await page.waitForLoadState("networkidle")
  expect(scripts.length).toBeGreaterThan(3)
  const unwanted = /react-tooltip|Toastify|analytics-consent|_vercel|ga-disable|page_view|Privacy choices/
  expect(scripts.filter((script) => unwanted.test(script))).toEqual([])
  expect(requests.filter((url) => url.includes("icons=") || !url.startsWith(site.origin))).toEqual([])
  for (const text of ["leave their places empty", "iconify.design"]) expect(scriptsWith(build, text)).toEqual([])
  await expect(page.getByRole("button", { name: /^(Privacy choices|Accept)$/ })).toHaveCount(0)

  await visit("/about")
  const profiles = page.getByRole("list", { name: "Profiles" }).getByRole("link")
  // Two profiles and the e-mail address, each with its icon.
  await expect(profiles).toHaveCount(3)
  await expect(profiles.locator("svg")).toHaveCount(3)
  await expect(page.locator(".icon-mask")).toHaveCount(0)
})
