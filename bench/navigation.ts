import type { Browser, Page } from "@playwright/test"

import { bytesOf, giveSign, untilRequested, weigh } from "./first-load"
import { pageKinds } from "./page-kinds"
import { atMost, kilobytes, median, milliseconds, printTable, ratio, repeat } from "./table"

const RUNS = 5
const NAVIGATIONS = 100

type Options = { browser: Browser; origin: string; directory: string }

/** Measures the click on a project until its heading appears, prefetched and cold, and the memory after many navigations. */
export async function measureNavigation({ browser, origin, directory }: Options) {
  const target = pageKinds(directory).find(({ kind }) => kind === "text project")?.path
  if (target === undefined) throw new Error("The site has no project to navigate to.")
  const prefetched = await timeClicks({ browser, origin, directory, target, isPrefetched: true })
  const cold = await timeClicks({ browser, origin, directory, target, isPrefetched: false })
  const memory = await measureMemory(browser, origin)
  printTable("Navigation to a text project", [
    atMost("click to heading, prefetched", prefetched.ms, 150, milliseconds),
    atMost("click to heading, cold", cold.ms, null, milliseconds),
    atMost("bytes, cold", cold.dataBytes, 6 * 1024, kilobytes),
    atMost("code of all projects, once", cold.codeBytes, null, kilobytes),
    atMost("bytes of the click, prefetched", prefetched.dataBytes + prefetched.codeBytes, 0, kilobytes),
    atMost(`memory after ${NAVIGATIONS} more, of before`, memory.after / memory.before, 1.1, ratio),
  ])
  return { prefetched, cold, memory }
}

type ClickOptions = Options & { target: string; isPrefetched: boolean }

/** Returns the median time of several clicks, each in a fresh page, and the bytes that the last of them loaded. */
async function timeClicks({ browser, directory, ...click }: ClickOptions) {
  const clicks = await repeat(RUNS, async () => timeClick(await browser.newPage(), click))
  const { addresses = [] } = clicks.at(-1) ?? {}
  const loaded = addresses.map((address) => weigh(directory, decodeURIComponent(address.slice(1))))
  const ms = median(clicks.map((each) => each.ms))
  return { ms, dataBytes: bytesOf(loaded, "data"), codeBytes: bytesOf(loaded, "js") }
}

async function timeClick(page: Page, { origin, target, isPrefetched }: Omit<ClickOptions, "browser" | "directory">) {
  await page.addInitScript((mayPrefetch) => {
    if (mayPrefetch) return
    // With data saving nothing is prefetched. The app starts without input when state was kept.
    Object.defineProperty(navigator, "connection", { value: { saveData: true } })
    sessionStorage.setItem("kept-state", "{}")
  }, isPrefetched)
  await page.goto(`${origin}/projects`)
  await untilIdle(page)
  const link = page.locator(`main a[href="${target}"]`).first()
  await link.scrollIntoViewIfNeeded()
  if (isPrefetched) {
    await untilRequested(page, `page-data${target}/`)
    await untilRequested(page, "component---src-templates-project-")
  }
  const result = await link.evaluate(async (element: HTMLElement) => {
    const heading = document.querySelector("h1")?.textContent
    const began = performance.now()
    const ms = await new Promise<number>((resolve, reject) => {
      setTimeout(() => reject(new Error("The page has not changed within ten seconds.")), 10_000)
      new MutationObserver(() => {
        if (document.querySelector("h1")?.textContent !== heading) resolve(performance.now() - began)
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
      element.click()
    })
    const entries = performance.getEntriesByType("resource").filter(({ startTime }) => startTime >= began)
    return { ms, addresses: entries.map(({ name }) => new URL(name).pathname) }
  })
  await page.close()
  return result
}

/** Starts the app and waits for its last request. */
async function untilIdle(page: Page): Promise<void> {
  await giveSign(page)
  await untilRequested(page, "/builds/meta/")
  await page.waitForLoadState("networkidle")
}

async function measureMemory(browser: Browser, origin: string) {
  const page = await browser.newPage()
  await page.goto(origin)
  await untilIdle(page)
  const session = await page.context().newCDPSession(page)
  const memoryAfter = async (times: number) => {
    for (let turn = 0; turn < times; turn += 1) {
      const to = turn % 2 === 0 ? "/about" : "/projects"
      await page.locator(`nav a[href="${to}"]`).first().click()
      await page.waitForURL(`${origin}${to}`)
    }
    await session.send("HeapProfiler.collectGarbage")
    return (await session.send("Runtime.getHeapUsage")).usedSize
  }
  // The first navigations fill the caches.
  const before = await memoryAfter(20)
  const after = await memoryAfter(NAVIGATIONS)
  await page.close()
  return { before, after }
}
