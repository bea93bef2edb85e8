import { expect, type Page } from "@playwright/test"

import { expectNoAxeFindings } from "~/tests/e2e/axe"
import { mainHeading, navbarLink, pressGoTo } from "~/tests/e2e/navigate"
import { recordScripts, sidewaysOverflow } from "~/tests/e2e/observe"
import { pageIsLive, poll, test } from "~/tests/e2e/site"
import { PUBLIC_PROJECTS } from "~/tests/fixtures/fixture-site"

const dialog = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" })
const footerButton = (page: Page) => page.getByRole("contentinfo").getByRole("button", { name: "Keyboard shortcuts" })
const switchOf = (page: Page) => dialog(page).getByRole("checkbox", { name: "Shortcuts are on" })

async function type(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

test("g and a letter open pages; the first key loads the shortcuts", async ({ visit, page, site }) => {
  const scripts = recordScripts(page)
  const isLoaded = () => scripts.some((script) => script.includes("Go to the home page"))
  await visit("/privacy")
  await page.waitForLoadState("networkidle")
  expect(scripts.length).toBeGreaterThan(3)
  expect(isLoaded()).toBe(false)
  await type(page, "x")
  await poll(isLoaded).toBe(true)
  for (const [letter, path] of [
    ["a", "/about"],
    ["h", "/"],
    ["p", "/projects"],
  ] as const) {
    await pressGoTo(page, letter)
    await expect(page).toHaveURL(site.url(path))
  }
  // In a field the same keys are text (src/client/shortcuts/may-be-shortcut.test.ts).
  await expect(mainHeading(page)).toHaveText("Projects")
  await type(page, "/", "g", "h", "?")
  await expect(page.locator("#entry-search")).toHaveValue("gh?")
})

test("W3: / on a page without a list opens the projects, with the focus in the search", {
  tag: "@base-path-only",
}, async ({ visit, page }) => {
  await visit("/about")
  await type(page, "/")
  await expect(page.locator("#entry-search")).toBeFocused()
  await expect(page.locator("#entry-search")).toBeInViewport()
  await type(page, "g", "h")
  await expect(page).toHaveURL(/\/projects\/?\?q=gh$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/about\/?$/)
})

test("? lists every shortcut and can turn them off, which a reload remembers", async ({ visit, page, site }) => {
  await visit("/about")
  await navbarLink(page, "About").focus()
  await type(page, "?")
  await expect(dialog(page).getByRole("term").first()).toHaveText("?")
  for (const name of ["Go to the home page", "Go to the projects", "Go to the About page"]) {
    await expect(dialog(page).getByRole("definition").filter({ hasText: name })).toHaveCount(1)
  }
  await expectNoAxeFindings(page)
  // It is 320 pixels wide now.
  expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  expect(await sidewaysOverflow(page)).toBe(0)
  await switchOf(page).uncheck()
  await type(page, "Escape", "g", "h", "?")
  await expect(dialog(page)).toHaveCount(0)
  await expect(navbarLink(page, "About")).toBeFocused()
  await page.reload()
  await pageIsLive(page)
  await type(page, "g", "h", "?")
  expect(page.url()).toBe(site.url("/about"))
  await expect(dialog(page)).toHaveCount(0)
  await footerButton(page).click()
  await switchOf(page).check()
  await dialog(page).getByRole("button", { name: "Close" }).click()
  await expect(footerButton(page)).toBeFocused()
  await pressGoTo(page, "h")
  await expect(page).toHaveURL(site.url("/"))
})

test("j and k open the next and the previous project", async ({ visit, page, site }) => {
  const first = `/projects/${PUBLIC_PROJECTS[0]}`
  await visit(first)
  const next = page.getByRole("navigation", { name: "More projects" }).getByRole("link", { name: /^Next/ })
  const target = await next.evaluate((link: HTMLAnchorElement) => link.href)
  const title = (await mainHeading(page).textContent()) ?? ""
  await type(page, "j")
  await expect(page).toHaveURL(target)
  // The URL changes shortly before the page, and the next key needs the new page's links.
  await expect(mainHeading(page)).not.toHaveText(title)
  await type(page, "k")
  await expect(page).toHaveURL(site.url(first))
})
