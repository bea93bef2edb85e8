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
  const uncaught: string[] = []
  const openTab = async () => {
    const tab = await browser.newPage()
    tab.on("pageerror", (error) => uncaught.push(String(error)))
    return tab
  }
  let page = await openTab()
  return {
    async renew() {
      // A tab that has gone back to a page that was kept whole does not report its next load.
      const former = page
      page = await openTab()
      await former.close()
    },
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
