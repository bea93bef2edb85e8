import { expect, type Locator, type Page } from "@playwright/test"

import { groundColour } from "./observe"
import { poll } from "./site"

/** Navigates inside the app, as a link to this address does. */
export function navigateTo(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to), address)
}

/** Adds a link to any address to the page, clicks it and removes it. */
export function followLink(page: Page, href: string): Promise<void> {
  return page.evaluate((to) => {
    const link = Object.assign(document.createElement("a"), { href: to })
    document.querySelector("main")?.append(link)
    link.click()
    link.remove()
  }, href)
}

export function navbarLink(page: Page, name: string): Locator {
  return page.getByRole("navigation", { name: "Main" }).getByRole("link", { name })
}

export function mainHeading(page: Page): Locator {
  return page.getByRole("heading", { level: 1 })
}

/** Follows a link of the navbar, and waits for the URL of its page and its heading. */
export async function follow(page: Page, name: string, url: string): Promise<void> {
  await navbarLink(page, name).click()
  await expect(page).toHaveURL(url)
  await expect(mainHeading(page)).toHaveText(name)
}

/** Presses `g` and a letter, however slow the machine is without a pause that would end the sequence. */
export async function pressGoTo(page: Page, letter: string): Promise<void> {
  await Promise.all(["g", letter].map((key) => page.keyboard.press(key)))
}

/** Marks the current document, so that `isSameDocument` notices when another one is loaded. */
export function markDocument(page: Page): Promise<void> {
  return page.evaluate(() => void Object.assign(window, { isMarked: true }))
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => "isMarked" in window)
}

export function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => window.scrollTo(0, y), top)
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

/** Waits for two animation frames: until the page has reacted to scrolling. */
export function nextFrames(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))
}

/** Switches the theme, which works while the app is alive. */
export async function switchTheme(page: Page, limit?: { timeout: number }): Promise<void> {
  const before = await groundColour(page)
  await page.getByRole("button", { name: /^Switch to (light|dark) theme$/ }).click(limit)
  await poll(() => groundColour(page), limit).not.toBe(before)
}
