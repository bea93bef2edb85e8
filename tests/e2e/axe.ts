import { expect, type Page } from "@playwright/test"
import axe from "axe-core"

import { groundColour } from "./observe"
import { poll } from "./site"

/** Whichever the greys of the site are. */
export const isDark = (colour: string) => (colour.match(/\d+/g) ?? []).every((channel) => Number(channel) < 64)

/** What axe finds on a page. */
async function axeFindings(page: Page, rules: axe.RunOptions = {}): Promise<string[]> {
  // Once for each document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source)
  return page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ["violations"],
      ...options,
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)
  }, rules)
}

/** The texts of a page that lack contrast. */
export const contrastFindings = (page: Page) => axeFindings(page, { runOnly: ["color-contrast"] })

/** Expects no findings in either theme, wide in one and narrow in the other. No theme may have been chosen on the page. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  for (const [colorScheme, width] of [
    ["light", 1280],
    ["dark", 320],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    await poll(async () => isDark(await groundColour(page))).toBe(colorScheme === "dark")
    expect([pathname, colorScheme, await axeFindings(page)]).toEqual([pathname, colorScheme, []])
  }
}
