import { expect, type Page } from "@playwright/test"
import axe from "axe-core"

import { DARK_GROUND, groundColour, LIGHT_GROUND } from "./measure"

const GROUNDS = { light: LIGHT_GROUND, dark: DARK_GROUND } as const

/** What axe finds on a page as it stands. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Once for each document, however often it is looked at.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ["violations"] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)
  })
}

/** Looks at a page in both themes, wide and narrow. It has to be one where nobody has chosen a theme. */
export async function expectNoAxeFindings(page: Page, widths = [1280, 360]): Promise<void> {
  const { pathname } = new URL(page.url())
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    await expect.poll(() => groundColour(page)).toBe(GROUNDS[colorScheme])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect([pathname, colorScheme, width, await axeFindings(page)]).toEqual([pathname, colorScheme, width, []])
    }
  }
}
