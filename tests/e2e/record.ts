import type { Page } from "@playwright/test"

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

/** Records how far the layout of the next documents shifts. Returns a function that reads the sum. */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        ;(window as unknown as { layoutShift: number }).layoutShift += (entry as unknown as { value: number }).value
      }
    }).observe({ type: "layout-shift", buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift)
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
