import { setTimeout } from "node:timers/promises"
import type { Browser, Locator, Page } from "@playwright/test"

import { untilPainted } from "./first-load"
import { startSlowProxy } from "./slow-proxy"
import { atMost, kilobytes, median, milliseconds, printTable, repeat } from "./table"

const RUNS = 3
/** With reduced motion the navbar is there from the first paint on. Otherwise it slides in later than the first tap. */
const PHONE = {
  ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  reducedMotion: "reduce",
} as const
const PROCESSOR_SLOWDOWN = 4
/** From the first paint until the finger is down. */
const MOMENTS_MS = [200, 500, 1000, 2000, 3000, 5000, 8000]
const FINGER_MS = 70
/** Long enough for the app to start after the tap, and to respond. */
const RESPONSE_MS = 4000

type Options = { browser: Browser; origin: string }

/** Measures a first tap on the home page of a slow phone: on a link until the next page's heading, and on a button (INP). */
export async function measureTaps({ browser, origin }: Options) {
  const network = await startSlowProxy(origin)
  const results = []
  for (const afterMs of MOMENTS_MS) {
    const taps = await repeat(RUNS, () => openPhone(browser, network.origin, (page) => tapLink(page, afterMs)))
    const presses = await repeat(RUNS, () => openPhone(browser, network.origin, (page) => tapButton(page, afterMs)))
    results.push({ afterMs, taps, presses })
  }
  network.stop()
  printTable(
    "First tap on a slow phone",
    results.flatMap(({ afterMs, taps, presses }) => [
      atMost(`after ${afterMs} ms: tap to heading`, median(taps.map(({ ms }) => ms)), 350, milliseconds),
      atMost(`after ${afterMs} ms: loaded before`, median(taps.map(({ bytes }) => bytes)), null, kilobytes),
      atMost(`after ${afterMs} ms: INP of a button`, median(presses), 100, milliseconds),
    ]),
  )
  return results
}

/** Opens the home page and waits for its first paint. */
async function openPhone<T>(browser: Browser, origin: string, measure: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: PROCESSOR_SLOWDOWN })
  await page.addInitScript(recordInteractions)
  await page.addInitScript(recordHeading)
  await page.goto(origin, { waitUntil: "commit" })
  await untilPainted(page)
  const result = await measure(page)
  await context.close()
  return result
}

async function tapLink(page: Page, afterMs: number): Promise<{ ms: number; bytes: number }> {
  await setTimeout(afterMs)
  const bytes = await page.evaluate(() => {
    const entries = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    return entries.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0)
  })
  await tap(page.locator('nav a.nav-item[href="/about"]'))
  await page.waitForFunction(() => sessionStorage.getItem("bench-shown"))
  const ms = await page.evaluate(() => Number(sessionStorage["bench-shown"]) - Number(sessionStorage["bench-tapped"]))
  return { ms, bytes }
}

async function tapButton(page: Page, afterMs: number): Promise<number> {
  await setTimeout(afterMs)
  const readLook = () => page.locator("html").evaluate((html) => html.classList.contains("dark-mode"))
  const before = await readLook()
  await tap(page.locator("[data-theme-toggle]").first())
  await setTimeout(RESPONSE_MS)
  if ((await readLook()) === before) throw new Error("The tap did not reach the theme button.")
  return page.evaluate(() => (window as { interactionMs?: number }).interactionMs ?? 0)
}

/**
 * Runs in the page before its own scripts. INP is the longest time from an event of an interaction to the next frame;
 * shorter ones than 16 ms count as 0.
 */
function recordInteractions(): void {
  const page = window as { interactionMs?: number }
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) page.interactionMs = Math.max(page.interactionMs ?? 0, duration)
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Stores when the touch began, and when the page, which may be another document, had another heading. */
function recordHeading(): void {
  // Methods, because tsx adds a helper to named functions, which the page does not have.
  const page = {
    heading() {
      return document.querySelector("h1")?.textContent ?? ""
    },
    now() {
      return String(performance.timeOrigin + performance.now())
    },
  }
  window.addEventListener(
    "pointerdown",
    () => {
      Object.assign(sessionStorage, { "bench-tapped": page.now(), "bench-heading": page.heading() })
    },
    { capture: true },
  )
  setInterval(() => {
    const { "bench-heading": before, "bench-shown": shown } = sessionStorage
    if (before && !shown && !["", before].includes(page.heading())) sessionStorage["bench-shown"] = page.now()
  }, 10)
}

/** Touches like a finger. Playwright's tap has no duration, in which a browser could prefetch. */
async function tap(target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const session = await target.page().context().newCDPSession(target.page())
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints })
  await setTimeout(FINGER_MS)
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
}
