import { expect, type Page } from "@playwright/test"

import { axeFindings, expectNoAxeFindings } from "~/tests/e2e/axe"
import { projectPaths } from "~/tests/e2e/pages"
import { pageIsLive, test } from "~/tests/e2e/site"

function list(page: Page) {
  return page.getByRole("dialog", { name: "Keyboard shortcuts" })
}

async function type(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

async function turnOff(page: Page): Promise<void> {
  await type(page, "?")
  await list(page).getByRole("checkbox", { name: "Shortcuts are on" }).uncheck()
  await type(page, "Escape")
  await expect(list(page)).toHaveCount(0)
}

test("g and a letter lead to the pages of the navbar", async ({ visit, page, site }) => {
  await visit("/privacy")
  for (const [letter, path] of [
    ["p", "/projects"],
    ["a", "/about"],
    ["h", "/"],
  ] as const) {
    await type(page, "g", letter)
    await expect(page).toHaveURL(site.url(path))
  }
})

test("? shows every shortcut, Escape closes the list, and the focus is where it was", async ({ visit, page }) => {
  await visit("/about")
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" })
  await link.focus()
  await type(page, "?")
  await expect(list(page)).toBeVisible()
  await expect(list(page).getByRole("term").first()).toHaveText("?")
  for (const name of ["Go to the home page", "Go to the projects", "Go to the About page"]) {
    await expect(list(page).getByRole("definition").filter({ hasText: name })).toHaveCount(1)
  }
  await type(page, "Escape")
  await expect(list(page)).toHaveCount(0)
  await expect(link).toBeFocused()
})

test("the footer's button shows the same list; Close gives the focus back", async ({ visit, page }) => {
  await visit("/")
  const button = page.getByRole("contentinfo").getByRole("button", { name: "Keyboard shortcuts" })
  await button.click()
  await list(page).getByRole("button", { name: "Close" }).click()
  await expect(list(page)).toHaveCount(0)
  await expect(button).toBeFocused()
})

test("no shortcut fires with a modifier, in a field, or while the list is open", async ({ visit, page, site }) => {
  await visit("/about")
  await type(page, "Control+g", "Control+h", "Alt+g", "h", "Meta+g", "h")
  await page.evaluate(() => {
    const field = document.createElement("input")
    document.querySelector("main")?.prepend(field)
    field.focus()
  })
  await type(page, "g", "h", "?")
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe("gh?")
  await page.evaluate(() => document.querySelector("main input")?.remove())
  await type(page, "?")
  await expect(list(page)).toBeVisible()
  await type(page, "g", "h", "Escape")
  await expect(list(page)).toHaveCount(0)
  expect(page.url()).toBe(site.url("/about"))
})

test("shortcuts can be turned off, which a reload and another page remember, and on again", async ({
  visit,
  page,
  site,
}) => {
  await visit("/about")
  await turnOff(page)
  await type(page, "g", "h", "?")
  await page.reload()
  await pageIsLive(page)
  await type(page, "g", "h", "?")
  await visit("/privacy")
  await type(page, "g", "h", "?")
  expect(page.url()).toBe(site.url("/privacy"))
  await expect(list(page)).toHaveCount(0)
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click()
  await list(page).getByRole("checkbox", { name: "Shortcuts are on" }).check()
  await type(page, "Escape")
  await type(page, "g", "h")
  await expect(page).toHaveURL(site.url("/"))
})

test("/ goes to the search of the projects, and elsewhere does nothing", async ({ visit, page, site }) => {
  await visit("/about")
  await type(page, "/")
  expect(page.url()).toBe(site.url("/about"))
  await visit("/projects")
  const search = page.locator("#project-search")
  await type(page, "/")
  await expect(search).toBeFocused()
  await expect(search).toHaveValue("")
})

test("j and k lead from project to project", async ({ build, visit, page, site }) => {
  const [first] = projectPaths(build)
  await visit(first)
  const next = page.getByRole("navigation", { name: "More projects" }).getByRole("link", { name: /^Next/ })
  const target = await next.evaluate((link: HTMLAnchorElement) => link.href)
  const heading = page.getByRole("heading", { level: 1 })
  const title = (await heading.textContent()) ?? ""
  await type(page, "j")
  await expect(page).toHaveURL(target)
  // The address changes a moment before the page, whose neighbours the next key asks for.
  await expect(heading).not.toHaveText(title)
  await type(page, "k")
  await expect(page).toHaveURL(site.url(first))
})

test("what the keys mean is loaded with the first one", async ({ visit, page }) => {
  const scripts: string[] = []
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text().catch(() => ""))
  })
  await visit("/about")
  await page.waitForLoadState("networkidle")
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.some((script) => script.includes("Go to the home page"))).toBe(false)
  await type(page, "x")
  await expect.poll(() => scripts.some((script) => script.includes("Go to the home page"))).toBe(true)
})

test("axe finds nothing in the list of shortcuts in either theme, and it fits 320 px", async ({ visit, page }) => {
  await visit("/about")
  await type(page, "?")
  await expect(list(page)).toBeVisible()
  await expectNoAxeFindings(page, [1280, 320])
  // So low that the list is scrolled.
  await page.setViewportSize({ width: 320, height: 568 })
  expect(await axeFindings(page)).toEqual([])
  expect(await list(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
})

test("in forced colours the keys and the list keep their edges", async ({ visit, page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" })
  await visit("/about")
  await type(page, "?")
  await expect(list(page)).toHaveCSS("border-top-style", "solid")
  await expect(list(page).locator("kbd").first()).toHaveCSS("border-top-style", "solid")
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("no button offers shortcuts", async ({ visit, page }) => {
    await visit("/")
    await expect(page.locator(".shortcuts-button")).toBeHidden()
  })
})
