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
    open: async (url) => void (await page.goto(url)),
    evaluate: async (run, ...given) =>
      (await page.evaluate(run as (...all: unknown[]) => unknown, ...given)) as ReturnType<typeof run>,
    click: (selector) => page.click(selector),
    hover: (selector) => page.hover(selector),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    uncaught,
    close: () => browser.close(),
  }
}
