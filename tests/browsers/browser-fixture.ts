import { expect } from "@playwright/test"

import { findProgram } from "~/scripts/programs/find-program"
import { test as base, poll } from "~/tests/e2e/site"

import { openFirefox } from "./firefox"
import { findWebKitWindow, openWebKit } from "./webkit"

export type Engine = "Firefox" | "WebKitGTK"

/** A browser that Playwright cannot drive. */
export type DrivenBrowser = {
  /** Leaves what the tab has been through. */
  renew: () => Promise<void>
  open: (url: string) => Promise<void>
  /** Runs a function in the page; it may use nothing but its arguments. */
  evaluate: <Result, Arguments extends unknown[]>(
    run: (...given: Arguments) => Result,
    ...given: Arguments
  ) => Promise<Result>
  /** A real click of the mouse in the middle of the one element that the selector finds. */
  click: (selector: string) => Promise<void>
  /** Moves the pointer to the middle of the one element that the selector finds. */
  hover: (selector: string) => Promise<void>
  press: (key: "Tab" | "Escape") => Promise<void>
  /** Presses the keys of characters, one after the other. */
  type: (text: string) => Promise<void>
  /** Errors that no code of the page has caught since the browser started; none where the browser does not report them. */
  uncaught: readonly string[]
  close: () => Promise<void>
}

/** The browser, or why it is missing. */
type Opened = DrivenBrowser | string

/** In the navbar once React has taken over. */
export const THEME_TOGGLE = ".navbar button[aria-label^='Switch to']"

/** Messages of Gatsby and webpack in Firefox about requests that were cancelled with their document. */
const GIVEN_UP = /We couldn't load|Not rendering React|ChunkLoadError/

/** Journeys in a browser that is not Chromium. They are skipped, with the reason, where it is not installed. */
export const test = base.extend<{ driven: DrivenBrowser }, { engine: Engine; opened: Opened }>({
  // Replaces the fixture that watches Chromium, which is not used.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  expectMessages: async ({}, use) => use(() => undefined),
  engine: ["Firefox", { option: true, scope: "worker" }],
  opened: [
    async ({ engine }, use) => {
      const opened = await open(engine)
      await use(opened)
      if (typeof opened === "object") await opened.close()
    },
    { scope: "worker", timeout: 60_000 },
  ],
  driven: async ({ opened: browser, site }, use) => {
    if (typeof browser === "string") return test.skip(true, browser)
    await browser.renew()
    // A document without code, on the test's own host.
    site.host.breakWith(() => ({ page: "<!doctype html><title>Nothing</title>" }))
    await browser.open(site.exactUrl("/"))
    site.host.breakWith(null)
    await browser.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    const before = browser.uncaught.length
    await use(browser)
    expect(browser.uncaught.slice(before).filter((message) => !GIVEN_UP.test(message))).toEqual([])
  },
})

/** Opens a page, gives the sign of a visitor for which the app waits, and waits until React has taken the page over. */
export async function openLive(driven: DrivenBrowser, url: string): Promise<void> {
  await driven.open(url)
  // Again until it is answered: before its head is parsed, a document hears nothing.
  const isLive = (toggle: string) => {
    window.dispatchEvent(new PointerEvent("pointerdown"))
    return document.querySelector(toggle) !== null
  }
  await expect.poll(() => driven.evaluate(isLive, THEME_TOGGLE)).toBe(true)
}

/** Clicks in the navbar once it has slid in: where it was when the click was aimed, there may be nothing when it falls. */
export async function clickNavbar(driven: DrivenBrowser, selector: string): Promise<void> {
  const isAtRest = () => {
    const navbar = document.querySelector(".navbar")
    return navbar !== null && navbar.getClientRects().length > 0 && navbar.getAnimations().length === 0
  }
  await poll(() => driven.evaluate(isAtRest)).toBe(true)
  await driven.click(selector)
}

async function open(engine: Engine): Promise<Opened> {
  if (engine === "Firefox") {
    const program = findProgram("firefox-esr") ?? findProgram("firefox")
    return program === undefined ? "Firefox is not installed (Debian: firefox-esr)." : openFirefox(program)
  }
  const [driver, screen, window] = [findProgram("WebKitWebDriver"), findProgram("Xvfb"), findWebKitWindow()]
  if (driver === undefined || screen === undefined || window === undefined)
    return "WebKitGTK is not installed (Debian: webkit2gtk-driver and xvfb)."
  return openWebKit({ driver, window })
}
