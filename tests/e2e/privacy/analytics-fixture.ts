import type { Page } from "@playwright/test"

import { mockAnalyticsServers, type Received } from "~/tests/e2e/mock-analytics-servers"
import { nextFrames } from "~/tests/e2e/navigate"
import { test as siteTest } from "~/tests/e2e/site"

/** The servers of both kinds of analytics are mocked. */
export const test = siteTest.extend<{ received: Received }>({
  received: [async ({ context }, use) => use(await mockAnalyticsServers(context)), { auto: true }],
})

export const banner = (page: Page) => page.getByRole("region", { name: "May your visit be counted?" })
export const accept = (page: Page) => banner(page).getByRole("button", { name: "Accept" }).click()
export const reject = (page: Page) => banner(page).getByRole("button", { name: "Reject" }).click()
export const storedChoice = (page: Page) => page.evaluate(() => localStorage.getItem("analytics-consent"))

/** Waits until the page has sent what it is going to send: its next tasks are done, and a later request is answered. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle")
  await nextFrames(page)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await page.evaluate(() => fetch(location.href).then(() => undefined))
}
