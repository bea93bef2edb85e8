import type { Page } from "@playwright/test"

import { markDocument } from "./navigate"

const LATEST = "**/builds/latest.json?*"

/**
 * Opens a page whose clock is about to jump, and waits for the manifest: webpack gives up on a script after two minutes of
 * the page's clock, so a jump during a request would make it fail.
 */
export async function openAtRest(page: Page, url: string): Promise<void> {
  const manifest = page.waitForResponse("**/builds/meta/*.json")
  await page.goto(url)
  await (await manifest).finished()
  await page.waitForLoadState("networkidle")
}

/** Opens a page and lets an hour pass, after which it knows that the host has another build. */
export async function openOutdated(page: Page, url: string): Promise<void> {
  await page.clock.install()
  await page.route(LATEST, (route) => route.fulfill({ json: { id: "another", timestamp: 1 } }))
  await openAtRest(page, url)
  await learnOfNewBuild(page)
}

export async function learnOfNewBuild(page: Page): Promise<void> {
  await markDocument(page)
  const answered = page.waitForResponse(LATEST)
  await page.clock.fastForward("01:00:01")
  await answered
  await page.clock.runFor(100)
}
