import { expect, type Page } from "@playwright/test"

import { markDocument, nextFrames } from "./navigate"
import { giveSign, poll } from "./site"

const LATEST = "**/builds/latest.json?*"

/** Has the browser report a connection. */
export async function pretendConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value, configurable: true })
  }, connection)
}

/**
 * Call it before a visit: no link in view is prefetched, as for visitors who save data. For them the app needs a reason to start,
 * so every document has kept state.
 */
export async function preventPrefetch(page: Page): Promise<void> {
  await pretendConnection(page, { saveData: true })
  await page.addInitScript(() => {
    if (sessionStorage.getItem("kept-state") === null) sessionStorage.setItem("kept-state", "{}")
  })
}

export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("blocked", "SecurityError")
    }
    Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get } })
  })
}

/** Holds requests back until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  return () => release()
}

/** Follows a page's requests from now on. Returns a function that waits until all are answered, and what came with them is drawn. */
export function followRequests(page: Page): () => Promise<void> {
  let open = 0
  page.on("request", () => (open += 1))
  page.on("requestfinished", () => (open -= 1))
  page.on("requestfailed", () => (open -= 1))
  return async () => {
    await poll(() => open).toBe(0)
    await nextFrames(page)
  }
}

/** Opens a page whose scripts are held back until the function that it returns is called. */
export async function openWithoutScripts(page: Page, url: string): Promise<() => void> {
  const release = await holdRequests(page, "**/*.js")
  await page.goto(url, { waitUntil: "domcontentloaded" })
  return release
}

/** Has timers of some milliseconds never end. */
export async function dropTimers(page: Page, ms: number): Promise<void> {
  await page.addInitScript((dropped) => {
    const { setTimeout } = window
    Object.assign(window, {
      setTimeout: (...given: Parameters<typeof setTimeout>) => (given[1] === dropped ? 0 : setTimeout(...given)),
    })
  }, ms)
}

/** Applies styles that the policy would not allow as an element, in place of those that it has applied before. */
export async function setStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
}

/** Sets the font size that a visitor has chosen in the browser, in pixels. */
export async function setFontSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send("Page.setFontSizes", { fontSizes: { standard } })
  await expect(page.locator("html")).toHaveCSS("font-size", `${standard}px`)
}

/**
 * Opens a page whose clock is about to jump, and waits for the manifest: webpack gives up on a script after two minutes of
 * the page's clock, so a jump during a request would make it fail.
 */
export async function openAtRest(page: Page, url: string): Promise<void> {
  const manifest = page.waitForResponse("**/builds/meta/*.json")
  await page.goto(url)
  await giveSign(page)
  await (await manifest).finished()
  await page.waitForLoadState("networkidle")
}

/** Opens a page and lets an hour pass, after which it knows that the host has another build. */
export async function openOutdated(page: Page, url: string, before?: () => Promise<void>): Promise<void> {
  await page.clock.install()
  await page.route(LATEST, (route) => route.fulfill({ json: { id: "another", timestamp: 1 } }))
  await openAtRest(page, url)
  await before?.()
  await markDocument(page)
  const answered = page.waitForResponse(LATEST)
  await page.clock.fastForward("01:00:01")
  await (await answered).finished()
  await page.clock.runFor(100)
}

/**
 * Lets a page's stopped clock run in small steps until an assertion holds: a busy page may start a timer, or ask for a frame, only
 * after the clock has been moved.
 */
export async function runClockUntil(page: Page, assertion: () => Promise<void>, stepMs = 100): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(stepMs)
    await assertion()
  }).toPass({ intervals: [20] })
}
