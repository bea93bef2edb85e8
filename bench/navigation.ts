import path from "node:path"
import type { Browser, Page } from "@playwright/test"

import { ROOT } from "~/scripts/command/folders"
import { startStaticHost } from "~/scripts/serve/static-host"

import { bytesOf, untilRequested, weigh } from "./first-load"
import { pageKinds } from "./page-kinds"
import { atMost, kilobytes, median, milliseconds, printTable, ratio } from "./table"
import { TARGETS } from "./targets"

const RUNS = 5
const NAVIGATIONS = 100

type ClickOptions = { origin: string; directory: string; target: string; loadsAhead: boolean }

/** Measures the click on a project until its heading appears, prefetched and cold, and the memory after many navigations. */
export async function measureNavigation(browser: Browser) {
  const directory = path.join(ROOT, "public")
  const { origin, stop } = await startStaticHost({ directory })
  const target = pageKinds(directory).find(({ kind }) => kind === "text project")?.path
  if (target === undefined) throw new Error("The site has no project to navigate to.")
  const prefetched = []
  const cold = []
  for (let run = 0; run < RUNS; run += 1) {
    prefetched.push(await timeClick(browser, { origin, directory, target, loadsAhead: true }))
    cold.push(await timeClick(browser, { origin, directory, target, loadsAhead: false }))
  }
  const memory = await measureMemory(browser, origin)
  await stop()
  const result = {
    prefetchedMs: median(prefetched.map(({ ms }) => ms)),
    coldMs: median(cold.map(({ ms }) => ms)),
    coldBytes: cold[0]?.dataBytes ?? Number.NaN,
    coldCodeBytes: cold[0]?.codeBytes ?? Number.NaN,
    prefetchedBytes: (prefetched[0]?.dataBytes ?? Number.NaN) + (prefetched[0]?.codeBytes ?? Number.NaN),
    ...memory,
  }
  printTable("Navigation to a text project", [
    atMost("click to heading, prefetched", result.prefetchedMs, TARGETS.prefetchedNavigationMs, milliseconds),
    atMost("click to heading, cold", result.coldMs, null, milliseconds),
    atMost("bytes, cold", result.coldBytes, TARGETS.navigationBytes, kilobytes),
    atMost("code of all projects, once", result.coldCodeBytes, null, kilobytes),
    atMost("bytes of the click, prefetched", result.prefetchedBytes, 0, kilobytes),
    atMost(`memory after ${NAVIGATIONS} more, of before`, memory.after / memory.before, TARGETS.memoryGrowth, ratio),
  ])
  return result
}

async function timeClick(browser: Browser, { origin, directory, target, loadsAhead }: ClickOptions) {
  const page = await browser.newPage()
  await page.addInitScript((mayLoadAhead) => {
    if (mayLoadAhead) return
    // Nothing is prefetched with data saving. Kept state makes the app start all the same.
    Object.defineProperty(navigator, "connection", { value: { saveData: true } })
    sessionStorage.setItem("kept-state", "{}")
  }, loadsAhead)
  await page.goto(`${origin}/projects`)
  await untilIdle(page)
  const link = page.locator(`main a[href="${target}"]`).first()
  await link.scrollIntoViewIfNeeded()
  if (loadsAhead) {
    await untilRequested(page, `page-data${target}/`)
    await untilRequested(page, "component---src-templates-project-")
  }
  const { ms, names } = await link.evaluate(async (element) => {
    const heading = document.querySelector("h1")?.textContent
    const began = performance.now()
    const changed = new Promise<number>((resolve, reject) => {
      setTimeout(() => reject(new Error("The page has not changed within ten seconds.")), 10_000)
      new MutationObserver(() => {
        if (document.querySelector("h1")?.textContent !== heading) resolve(performance.now() - began)
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    if (element instanceof HTMLElement) element.click()
    const ms = await changed
    const entries = performance.getEntriesByType("resource").filter(({ startTime }) => startTime >= began)
    return { ms, names: entries.map(({ name }) => new URL(name).pathname) }
  })
  await page.close()
  const loaded = names.map((address) => ({ address, ...weigh(directory, decodeURIComponent(address.slice(1))) }))
  return { ms, dataBytes: bytesOf(loaded, "data"), codeBytes: bytesOf(loaded, "js") }
}

/** Waits for the app, which starts after the first paint, and for its last request. */
async function untilIdle(page: Page): Promise<void> {
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
  // The first few fill the caches.
  const before = await memoryAfter(20)
  const after = await memoryAfter(NAVIGATIONS)
  await page.close()
  return { before, after }
}
