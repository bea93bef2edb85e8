import { expect } from "@playwright/test"

import { navbarLink } from "~/tests/e2e/navigate"
import { test } from "~/tests/e2e/site"

test("Y3: the privacy page lists every key that a visit stores", async ({ site, visit, page }) => {
  await visit("/projects")
  await page.getByRole("button", { name: /Switch to (light|dark) theme/ }).click()
  await page.mouse.wheel(0, 300)
  await navbarLink(page, "About").click()
  await expect(page).toHaveURL(site.url("/about"))
  await page.reload()
  await page.getByRole("link", { name: "Privacy Policy" }).click()
  await expect(page).toHaveURL(site.url("/privacy"))
  const listed = await page.getByRole("region", { name: "What your browser keeps" }).getByRole("term").allInnerTexts()
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(stored).toContain("dark-mode")
  expect(stored.some((key) => key.startsWith("scroll:"))).toBe(true)
  const isListed = (key: string) =>
    listed.some((name) => (name.endsWith("…") ? key.startsWith(name.slice(0, -1)) : key === name))
  expect(stored.filter((key) => !isListed(key))).toEqual([])
})
