import type { Page } from "@playwright/test"

/** Lets the browser believe in a connection. */
export async function pretendConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value, configurable: true })
  }, connection)
}

/** Has every document need the app, which on a slow connection would not start without a reason. */
export async function needApp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem("kept-state") === null) sessionStorage.setItem("kept-state", "{}")
  })
}
