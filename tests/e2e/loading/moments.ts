import type { Page } from "@playwright/test"

import { holdRequests, openWithoutScripts } from "~/tests/e2e/conditions"
import { giveSign, pageIsLive } from "~/tests/e2e/site"
import type { FaultyHost } from "~/tests/hosts/faulty-host"

/** `goOn` lets the start of the page go on, and `end` removes what the moment has changed in the browser. */
type Stopped = { goOn?: () => void | Promise<void>; end?: () => void }
type OpenAt = (page: Page, url: string, host: FaultyHost) => Promise<Stopped>

/** Of a phone's line. Its scripts take as long as the visitor's act; `npm run test:busy` has the slow processor. */
const LATENCY_MS = 150

/**
 * The moments in which a visitor can act first; each function opens a page and stops at one. Each is a state: requests are held, so
 * no moment depends on time.
 */
export const MOMENTS: Readonly<Record<string, OpenAt>> = {
  // First, because later the browser has the scripts.
  async "while a slow line loads the scripts"(page, url, host) {
    // By the host: a line that Chromium itself slows down can stop in the middle of a document.
    host.breakWith(() => ({ delayMs: LATENCY_MS }))
    const release = await holdRequests(page, "**/*.js")
    const asked = page.waitForRequest("**/*.js")
    await page.goto(url, { waitUntil: "domcontentloaded" })
    await giveSign(page)
    await asked
    return { goOn: release, end: () => host.breakWith(null) }
  },
  async "before the scripts are asked for"(page, url) {
    const release = await openWithoutScripts(page, url)
    const goOn = async () => {
      release()
      await giveSign(page)
    }
    return { goOn }
  },
  // The app's code runs, and waits for the data of the page.
  async "while React hydrates"(page, url) {
    const release = await holdRequests(page, "**/page-data.json*")
    const asked = page.waitForRequest("**/page-data.json*")
    await page.goto(url, { waitUntil: "domcontentloaded" })
    await giveSign(page)
    await asked
    return { goOn: release }
  },
  async "just after"(page, url) {
    await page.goto(url)
    await pageIsLive(page)
    return {}
  },
}
