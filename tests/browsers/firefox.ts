import puppeteer from "puppeteer-core"

import type { DrivenBrowser } from "./browser-fixture"

/** Opens Firefox through its own WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<DrivenBrowser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
  })
  const page = await browser.newPage()
  const uncaught: string[] = []
  page.on("pageerror", (error) => uncaught.push(String(error)))
  return {
    open: async (url) => {
      await page.goto(url)
    },
    evaluate: async <Result, Argument>(run: (argument: Argument) => Result, argument: Argument) =>
      (await page.evaluate(run as (argument: unknown) => unknown, argument)) as Result,
    click: (selector) => page.click(selector),
    pressTab: () => page.keyboard.press("Tab"),
    pressEscape: () => page.keyboard.press("Escape"),
    uncaught,
    close: () => browser.close(),
  }
}
