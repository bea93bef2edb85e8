import { expect, type Page } from "@playwright/test"

import { BUILDS } from "~/tests/builds"
import { navbarLink } from "~/tests/e2e/navigate"
import { boxOf } from "~/tests/e2e/observe"
import { poll, test } from "~/tests/e2e/site"

const tooltip = (page: Page) => page.getByRole("tooltip")
const trigger = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

// src/client/tooltip/tooltip-timing.test.ts proves the delays, that touch opens none, that one is open at a time, and what closes it.
test("U1 U3 U4: a tooltip describes its trigger, 8 px below it or at the edge of the screen", async ({
  host,
  visit,
  page,
}) => {
  host.deploy(BUILDS.nextDeploy.directory)
  await visit("/tooltips")
  await trigger(page, "a").hover()
  await expect(tooltip(page)).toHaveText("Below")
  await expect(trigger(page, "a")).toHaveAccessibleDescription("Below")
  for (const element of [tooltip(page), trigger(page, "a")]) {
    await expect(element).toHaveAttribute("data-state", "delayed-open")
  }
  const { bottom } = await boxOf(trigger(page, "a"))
  await poll(async () => Math.round((await boxOf(tooltip(page))).y - bottom)).toBe(8)
  await trigger(page, "edge").hover()
  await expect(tooltip(page)).toContainText("far wider")
  await poll(async () => Math.round((await boxOf(tooltip(page))).x)).toBe(8)
  await page.mouse.move(700, 400)
  await expect(tooltip(page)).toHaveCount(0)
  for (const element of await page.locator("[data-tooltip]").all()) {
    await expect(element).toHaveAttribute("data-state", "closed")
    await expect(element).not.toHaveAttribute("aria-describedby")
  }
})

// loading/first-touch.spec.ts proves that the avatar's tooltip says Hi!
test("L2 U3: in the navbar a tooltip opens above", async ({ site, visit, page }) => {
  await visit("/projects")
  const about = navbarLink(page, "About")
  await about.hover()
  await expect(tooltip(page)).toHaveText("About")
  await expect(about).toHaveAttribute("aria-describedby", "tooltip")
  await expect(tooltip(page)).toHaveCSS("opacity", "1")
  expect(Math.round((await boxOf(about)).y - (await boxOf(tooltip(page))).bottom)).toBe(8)
  await page.locator(".nav-avatar").click()
  await expect(page).toHaveURL(site.url("/about"))
})
