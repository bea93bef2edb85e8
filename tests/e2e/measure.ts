import type { Locator, Page } from "@playwright/test"

export const LIGHT_GROUND = "rgb(255, 255, 255)"
export const DARK_GROUND = "rgb(9, 9, 11)"

/** The colour of the page's background, as the browser paints it. */
export function groundColour(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
}

export type Box = { x: number; y: number; width: number; height: number; right: number; bottom: number }

/** Where an element is in the viewport, in pixels. */
export async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  if (box === null) throw new Error(`${locator} is not drawn.`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** How far a page can be scrolled sideways, in pixels. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
