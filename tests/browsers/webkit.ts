import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { createInterface } from "node:readline"
import type { Readable } from "node:stream"
import { Builder, By, Key } from "selenium-webdriver"
import { DriverService } from "selenium-webdriver/remote"

import type { DrivenBrowser } from "./browser-fixture"

/** Returns the path of WebKitGTK's window for tests, if it is installed; its folder names the version and the machine. */
export function findWebKitWindow(): string | undefined {
  const machines = ["x86_64-linux-gnu", "aarch64-linux-gnu"]
  const versions = ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"]
  const folders = machines.flatMap((machine) => versions.map((version) => `/usr/lib/${machine}/${version}`))
  return folders.map((folder) => `${folder}/MiniBrowser`).find((file) => existsSync(file))
}

/** Opens WebKitGTK through its WebDriver, on a virtual screen. */
export async function openWebKit({ driver, window }: { driver: string; window: string }): Promise<DrivenBrowser> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  })
  const [display] = await once(createInterface(screen.stdio[3] as Readable), "line")
  const service = new DriverService.Builder(driver)
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: `:${display}` })
    .build()
  const session = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: window, args: ["--automation"] },
    })
    .build()
  // By default the driver waits five minutes for a page that it takes for loading, also before it runs a function in it.
  await session.manage().setTimeouts({ pageLoad: 60_000, script: 60_000 })
  await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 800 })
  return {
    renew: () => session.get("about:blank"),
    open: async (url) => {
      // The driver may return when the document before this one has loaded.
      await session.executeScript(markFormer, url)
      await session.get(url)
      await session.wait(() => session.executeScript<boolean>(isOpened, url), 60_000)
    },
    evaluate: (run, ...given) => session.executeScript(run, ...given),
    click: async (selector) => {
      const element = await session.findElement(By.css(selector))
      // The driver scrolls as the page does, smoothly, and would click where the element was before.
      await session.executeScript('arguments[0].scrollIntoView({ behavior: "instant", block: "center" })', element)
      await element.click()
    },
    hover: async (selector) => {
      const origin = await session.findElement(By.css(selector))
      await session.actions().move({ origin }).perform()
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    press: (key) => session.actions().sendKeys({ Tab: Key.TAB, Escape: Key.ESCAPE }[key]).perform(),
    uncaught: [],
    close: async () => {
      await session.quit()
      await service.kill()
      screen.kill()
    },
  }
}

/** Marks the document that an address replaces. */
function markFormer(url: string): void {
  const isInPage = url.includes("#") && location.href.split("#")[0] === url.split("#")[0]
  if (!isInPage) document.documentElement.dataset.former = ""
}

function isOpened(url: string): boolean {
  const isFormer = document.documentElement.dataset.former !== undefined
  return !isFormer && location.origin === new URL(url).origin && document.readyState === "complete"
}
