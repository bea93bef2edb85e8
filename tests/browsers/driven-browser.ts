import { expect } from "@playwright/test"

/** In the navbar once React has taken over. */
export const THEME_TOGGLE = ".navbar button[aria-label^=Switch]"

/** A browser that Playwright cannot drive. */
export type DrivenBrowser = {
  open: (url: string) => Promise<void>
  /** Runs a function in the page; it may use nothing but its argument. */
  evaluate: <Result, Argument>(run: (argument: Argument) => Result, argument: Argument) => Promise<Result>
  /** A real click of the mouse in the middle of the one element that the selector finds. */
  click: (selector: string) => Promise<void>
  pressTab: () => Promise<void>
  pressEscape: () => Promise<void>
  /** Errors that no code of the page has caught since the browser started; undefined where the browser does not report them. */
  uncaught: () => string[] | undefined
  close: () => Promise<void>
}

/** Opens a page and waits until React has taken it over. */
export async function openLive(driven: DrivenBrowser, url: string): Promise<void> {
  await driven.open(url)
  await expect.poll(() => driven.evaluate((toggle) => document.querySelector(toggle) !== null, THEME_TOGGLE)).toBe(true)
}
