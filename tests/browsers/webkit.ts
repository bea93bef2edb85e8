import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"
import { createInterface } from "node:readline"
import type { Readable } from "node:stream"
import { Builder, By, Key, type WebDriver } from "selenium-webdriver"

import type { DrivenBrowser } from "./driven-browser"

/** WebKit as GTK's programs have it, through its own WebDriver, on a screen that nobody sees. */
export async function openWebKit({ driver, window }: { driver: string; window: string }): Promise<DrivenBrowser> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  })
  const display = await firstLine(screen.stdio[3] as Readable)
  const port = await freePort()
  const service = spawn(driver, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: `:${display}` },
  })
  await answers(`http://127.0.0.1:${port}/status`)
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: window, args: ["--automation"] },
    })
    .build()
  await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 800 })
  return {
    open: (url) => session.get(url),
    evaluate: <Result, Argument>(run: (argument: Argument) => Result, argument: Argument) =>
      session.executeScript<Result>(run, argument),
    click: async (selector) => {
      const element = await session.findElement(By.css(selector))
      // The driver scrolls as the page does, smoothly, and would click where the element was on its way.
      await session.executeScript('arguments[0].scrollIntoView({ behavior: "instant", block: "center" })', element)
      await element.click()
    },
    pressTab: () => press(session, Key.TAB),
    pressEscape: () => press(session, Key.ESCAPE),
    uncaught: () => undefined,
    close: async () => {
      await session.quit()
      await Promise.all([stop(service), stop(screen)])
    },
  }
}

function press(session: WebDriver, key: string): Promise<void> {
  return session.actions().sendKeys(key).perform()
}

async function firstLine(stream: Readable): Promise<string> {
  const [line] = (await once(createInterface(stream), "line")) as [string]
  return line
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  if (address === null || typeof address === "string") throw new Error("There is no free port.")
  return address.port
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nothing answers at ${url}.`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, "exit")
  child.kill()
  await ended
}
