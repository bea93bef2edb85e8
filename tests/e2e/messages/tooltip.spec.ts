import { expect, type Page } from "@playwright/test"

import { BUILDS } from "~/tests/builds"
import { runClockUntil } from "~/tests/e2e/conditions"
import { navbarLink } from "~/tests/e2e/navigate"
import { boxOf } from "~/tests/e2e/observe"
import { test } from "~/tests/e2e/site"

const tooltip = (page: Page) => page.getByRole("tooltip")
const trigger = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

// src/client/tooltip/tooltip-timing.test.ts proves the delays, that touch opens none, that one is open at a time, and what closes it.
test("U1 U2 U3 U4: a tooltip opens 8 px below its trigger, by focus at once", async ({ host, visit, page }) => {
  host.deploy(BUILDS.nextDeploy.directory)
  await page.clock.install()
  await visit("/tooltips")
  // Loads the code of tooltips; then the clock stops.
  await trigger(page, "b").hover()
  await expect(tooltip(page)).toBeVisible()
  await page.mouse.move(700, 400)
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.pauseAt(Date.now() + 3_600_000)

  // In the middle of where the tooltip appears.
  const { x, bottom } = await boxOf(trigger(page, "a"))
  await page.mouse.move(x + 10, bottom + 20)
  await page.getByRole("heading", { name: "Tooltips" }).evaluate((heading) => {
    heading.tabIndex = -1
    heading.focus()
  })
  await page.keyboard.press("Tab")
  await expect(trigger(page, "a")).toHaveAttribute("data-state", "instant-open")
  // The tooltip is positioned in animation frames, which stop with the clock.
  await runClockUntil(page, async () => expect(await tooltip(page).allTextContents()).toEqual(["Below"]))
  await expect(trigger(page, "a")).toHaveAccessibleDescription("Below")
  // Longer than the pointer may take from a trigger to its tooltip.
  await page.clock.runFor(2000)
  await expect(trigger(page, "a")).toHaveAttribute("data-state", "instant-open")
  await trigger(page, "a").blur()
  // The browser fades it in real time; the page's clock removes it.
  await runClockUntil(page, async () => expect(await tooltip(page).count()).toBe(0))
  await expect(trigger(page, "a")).not.toHaveAttribute("aria-describedby")

  await page.clock.runFor(2000)
  for (const element of await page.locator("[data-tooltip]").all()) {
    await expect(element).toHaveAttribute("data-state", "closed")
  }
  await trigger(page, "a").hover()
  await page.clock.runFor(700)
  await runClockUntil(page, async () => expect(await tooltip(page).allTextContents()).toEqual(["Below"]))
  for (const element of [tooltip(page), trigger(page, "a")]) {
    await expect(element).toHaveAttribute("data-state", "delayed-open")
  }
  await runClockUntil(page, async () => expect(Math.round((await boxOf(tooltip(page))).y - bottom)).toBe(8))
  await trigger(page, "edge").hover()
  await runClockUntil(page, async () => {
    expect(await tooltip(page).allTextContents()).toEqual([expect.stringContaining("far wider")])
    expect(Math.round((await boxOf(tooltip(page))).x)).toBe(8)
  })
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
