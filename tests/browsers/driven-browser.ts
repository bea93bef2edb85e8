import { expect } from "@playwright/test"

/** What React alone puts into the navbar. */
export const THEME_TOGGLE = ".navbar button[aria-label^=Switch]"

/** What the journeys ask of a browser that Playwright cannot drive itself. */
export type DrivenBrowser = {
  open: (url: string) => Promise<void>
  /** Runs a function in the page; it and its argument have to survive without their surroundings. */
  evaluate: <Result, Argument>(run: (argument: Argument) => Result, argument: Argument) => Promise<Result>
  /** A real click of the mouse in the middle of the one element that the selector finds. */
  click: (selector: string) => Promise<void>
  pressTab: () => Promise<void>
  pressEscape: () => Promise<void>
  /** Mistakes that no code of the page caught, since the browser started; undefined where the browser does not tell. */
  uncaught: () => string[] | undefined
  close: () => Promise<void>
}

/** Opens a page and waits until React has taken it over. */
export async function openLive(driven: DrivenBrowser, url: string): Promise<void> {
  await driven.open(url)
  await expect.poll(() => driven.evaluate((toggle) => document.querySelector(toggle) !== null, THEME_TOGGLE)).toBe(true)
}
