import type { Locator, Page } from "@playwright/test"

export const LIGHT_GROUND = "rgb(255, 255, 255)"
export const DARK_GROUND = "rgb(9, 9, 11)"

/** The colour of the page's background, as the browser paints it. */
export function groundColour(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
}

/** What a page says whose scripts or data could not be loaded. */
export function incompleteNotice(page: Page): Locator {
  return page.getByText("Part of this page could not be loaded.")
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

/** The URLs that a page requests from now on, if they match. */
export function recordRequests(page: Page, pattern = /./): string[] {
  const urls: string[] = []
  page.on("request", (request) => {
    if (pattern.test(request.url())) urls.push(request.url())
  })
  return urls
}

/** The documents that a tab loads from now on. */
export function recordDocuments(page: Page): string[] {
  const urls: string[] = []
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) urls.push(request.url())
  })
  return urls
}

/** The sources of the scripts that a page loads from now on. */
export function recordScripts(page: Page): string[] {
  const sources: string[] = []
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) sources.push(await response.text().catch(() => ""))
  })
  return sources
}

/** The errors that no code of a page catches from now on. */
export function recordErrors(page: Page): string[] {
  const errors: string[] = []
  page.on("pageerror", (error) => errors.push(String(error)))
  return errors
}

type Moved = { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }
type LayoutShift = PerformanceEntry & { value: number; sources: readonly Moved[] }

/**
 * Records the layout shifts of the next documents: how far each one moved the page, and what it moved. Differences in
 * rounding, of less than a pixel, do not count. Nor does what moves before the whole document has arrived, unless
 * `isFromStart`: where a browser pauses, and draws an item without its text, depends on how busy it is. Returns a function that
 * reads them.
 */
export async function recordLayoutShifts(
  page: Page,
  { isFromStart = false } = {},
): Promise<() => Promise<{ value: number; moved: string[] }[]>> {
  await page.addInitScript((isFromStart) => {
    const shifts: object[] = []
    Object.assign(window, { shifts })
    const isMoved = ({ previousRect: from, currentRect: to }: Moved) =>
      Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y), Math.abs(to.bottom - from.bottom)) >= 1
    // The frame after the document's end still draws what has come with it.
    let arrivedAt = Number.POSITIVE_INFINITY
    document.addEventListener("DOMContentLoaded", () => {
      requestAnimationFrame(() => requestAnimationFrame(() => (arrivedAt = performance.now())))
    })
    new PerformanceObserver((list) => {
      for (const { value, sources, startTime } of list.getEntries() as LayoutShift[]) {
        if (!isFromStart && startTime < arrivedAt) continue
        const moved = sources.filter(isMoved).map(({ node }) => node?.outerHTML?.slice(0, 120) ?? "a text")
        if (moved.length > 0) shifts.push({ value, moved })
      }
    }).observe({ type: "layout-shift", buffered: true })
  }, isFromStart)
  return () => page.evaluate(() => (window as unknown as { shifts: { value: number; moved: string[] }[] }).shifts)
}

/** Records what Gatsby's live region announces from now on. Returns a function that reads it. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announced: string[] = []
    Object.assign(window, { announced })
    const region = document.getElementById("gatsby-announcer") as HTMLElement
    new MutationObserver(() => region.innerText && announced.push(region.innerText)).observe(region, {
      childList: true,
    })
  })
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced)
}

/** Records the classes that the page takes on from now on, each with its path and time. Returns a function that reads them. */
export async function recordTransitions(
  page: Page,
): Promise<() => Promise<{ phase: string; path: string; ms: number }[]>> {
  await page.evaluate(() => {
    const phases: { phase: string; path: string; ms: number }[] = []
    Object.assign(window, { phases })
    const main = document.getElementById("main-content") as HTMLElement
    let before = main.className
    new MutationObserver(() => {
      if (main.className === before) return
      before = main.className
      phases.push({ phase: before || "still", path: location.pathname, ms: performance.now() })
    }).observe(main, { attributes: true, attributeFilter: ["class"] })
  })
  return () => page.evaluate(() => (window as unknown as { phases: [] }).phases)
}
