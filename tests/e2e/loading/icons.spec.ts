import { expect } from "@playwright/test"

import { scriptsWith } from "~/tests/e2e/pages"
import { test } from "~/tests/e2e/site"

test("I2: a site whose icons are all installed holds nothing that could ask for icons", ({ build }) => {
  expect(scriptsWith(build, "leave their places empty")).toEqual([])
  expect(scriptsWith(build, "iconify.design")).toEqual([])
})

test("I1, I2: then all icons are drawn in the page, and none is ever asked for", async ({ site, visit, page }) => {
  const asked: string[] = []
  page.on("request", (request) => asked.push(request.url()))
  await visit("/about")
  await page.waitForLoadState("networkidle")
  const profiles = page.getByRole("list", { name: "Profiles" }).getByRole("link")
  // The two profiles and the e-mail address.
  await expect(profiles).toHaveCount(3)
  await expect(profiles.locator("svg")).toHaveCount(3)
  await expect(page.locator(".icon-mask")).toHaveCount(0)
  expect(asked.filter((url) => url.includes("icons=") || !url.startsWith(site.origin))).toEqual([])
})
