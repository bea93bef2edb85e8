import { chromium } from "@playwright/test"

import { findBrowser } from "../scripts/programs/find-browser.mjs"

/**
 * Measures in a browser that is there only as long.
 * @template Result
 * @param {(browser: import("@playwright/test").Browser) => Promise<Result>} measure
 * @returns {Promise<Result>}
 */
export async function withBrowser(measure) {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] })
  try {
    return await measure(browser)
  } finally {
    await browser.close()
  }
}
