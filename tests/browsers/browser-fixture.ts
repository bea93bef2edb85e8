import { expect } from "@playwright/test"

import { test as base } from "~/tests/e2e/site"

import { type DrivenBrowser, openLive } from "./driven-browser"
import { openFirefox } from "./firefox"
import { programPath, webKitWindow } from "./installed"
import { openWebKit } from "./webkit"

export type Engine = "Firefox" | "WebKitGTK"

type Opened = { browser: DrivenBrowser; missing?: undefined } | { browser?: undefined; missing: string }
type WorkerFixtures = { engine: Engine; opened: Opened }

/** Messages of Gatsby and webpack in Firefox about requests that were cancelled with their document. */
const GIVEN_UP = /We couldn't load|Not rendering React|ChunkLoadError/

/** Journeys in a browser that is not Chromium. They are skipped, with the reason, where it is not installed. */
export const test = base.extend<{ driven: DrivenBrowser }, WorkerFixtures>({
  // The console of Chromium, which is not used.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  quiet: async ({}, use) => use(undefined),
  engine: ["Firefox", { option: true, scope: "worker" }],
  opened: [
    async ({ engine }, use) => {
      const opened = await open(engine)
      await use(opened)
      await opened.browser?.close()
    },
    { scope: "worker", timeout: 60_000 },
  ],
  driven: async ({ opened, site }, use) => {
    test.skip(opened.missing !== undefined, opened.missing)
    if (opened.browser === undefined) return
    const { browser } = opened
    await openLive(browser, site.url("/privacy"))
    await browser.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    }, null)
    // Errors of this document's cancelled requests are not the test's.
    await browser.open("about:blank")
    const before = browser.uncaught()?.length ?? 0
    await use(browser)
    const uncaught = browser.uncaught()?.slice(before) ?? []
    expect(uncaught.filter((message) => !GIVEN_UP.test(message))).toEqual([])
  },
})

async function open(engine: Engine): Promise<Opened> {
  if (engine === "Firefox") {
    const program = programPath("firefox-esr") ?? programPath("firefox")
    return program === undefined
      ? { missing: "Firefox is not installed (Debian: firefox-esr)." }
      : { browser: await openFirefox(program) }
  }
  const [driver, screen, window] = [programPath("WebKitWebDriver"), programPath("Xvfb"), webKitWindow()]
  return driver === undefined || screen === undefined || window === undefined
    ? { missing: "WebKitGTK is not installed (Debian: webkit2gtk-driver and xvfb)." }
    : { browser: await openWebKit({ driver, window }) }
}
