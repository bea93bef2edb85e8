import path from "node:path"

import { ROOT } from "../scripts/command/folders.mjs"
import { startStaticHost } from "../scripts/hosts/static-host.mjs"
import { bytesOf, weigh } from "./first-load.mjs"
import { pageKinds } from "./page-kinds.mjs"
import { atMost, kilobytes, median, milliseconds, printTable } from "./table.mjs"
import { TARGETS } from "./targets.mjs"

const RUNS = 5
const NAVIGATIONS = 100

/**
 * From the click on a project to its heading, loaded ahead and cold; what a cold one brings; and memory after many.
 * @param {import("@playwright/test").Browser} browser
 */
export async function measureNavigation(browser) {
  const directory = path.join(ROOT, "public")
  const host = await startStaticHost({ directory })
  const target = pageKinds(directory).find(({ kind }) => kind === "text project")?.path
  if (target === undefined) throw new Error("Without a project there is nothing to go to.")
  const prefetched = []
  const cold = []
  for (let run = 0; run < RUNS; run += 1) {
    prefetched.push(await timeClick(browser, { origin: host.origin, directory, target, loadsAhead: true }))
    cold.push(await timeClick(browser, { origin: host.origin, directory, target, loadsAhead: false }))
  }
  const memory = await memoryOfNavigations(browser, host.origin)
  await host.stop()
  const result = {
    prefetchedMs: median(prefetched.map(({ ms }) => ms)),
    coldMs: median(cold.map(({ ms }) => ms)),
    addressMs: median(prefetched.map(({ addressMs }) => addressMs)),
    longTaskMs: median(prefetched.map(({ longTaskMs }) => longTaskMs)),
    coldBytes: cold[0]?.dataBytes ?? Number.NaN,
    coldCodeBytes: cold[0]?.codeBytes ?? Number.NaN,
    prefetchedBytes: (prefetched[0]?.dataBytes ?? Number.NaN) + (prefetched[0]?.codeBytes ?? Number.NaN),
    ...memory,
  }
  printTable("Navigation to a text project", [
    atMost("click to heading, loaded ahead", result.prefetchedMs, TARGETS.prefetchedNavigationMs, milliseconds),
    atMost("of it until the address changes", result.addressMs, null, milliseconds),
    atMost("click to heading, cold", result.coldMs, null, milliseconds),
    atMost("longest task from 50 ms on, loaded ahead", result.longTaskMs, null, milliseconds),
    atMost("bytes, cold", result.coldBytes, TARGETS.navigationBytes, kilobytes),
    atMost("code of all projects, once", result.coldCodeBytes, null, kilobytes),
    atMost("bytes of the click, loaded ahead", result.prefetchedBytes, 0, kilobytes),
    atMost(`memory after ${NAVIGATIONS} more, of before`, result.after / result.before, 1.1, (value) =>
      value.toFixed(2),
    ),
  ])
  return result
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {{ origin: string, directory: string, target: string, loadsAhead: boolean }} options
 */
async function timeClick(browser, { origin, directory, target, loadsAhead }) {
  const page = await browser.newPage()
  await page.addInitScript((mayLoadAhead) => {
    if (mayLoadAhead) return
    // Nothing is loaded ahead where data is saved; kept state has the app start all the same.
    Object.defineProperty(navigator, "connection", { value: { saveData: true } })
    sessionStorage.setItem("kept-state", "{}")
  }, loadsAhead)
  await page.goto(`${origin}/projects`)
  await appToRest(page)
  const link = page.locator(`main a[href="${target}"]`).first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  await page.waitForLoadState("networkidle")
  const { ms, addressMs, names, longTaskMs } = await link.evaluate(async (element) => {
    const heading = document.querySelector("h1")?.textContent
    /** @type {PerformanceEntry[]} */
    const tasks = []
    const watch = new PerformanceObserver((list) => tasks.push(...list.getEntries()))
    watch.observe({ type: "longtask" })
    const began = performance.now()
    let addressMs = Number.NaN
    const { pushState } = history
    history.pushState = (...state) => {
      addressMs = performance.now() - began
      pushState.apply(history, state)
    }
    /** @type {Promise<number>} */
    const changed = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error("The page has not changed within ten seconds.")), 10_000)
      new MutationObserver(() => {
        if (document.querySelector("h1")?.textContent !== heading) resolve(performance.now() - began)
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    if (element instanceof HTMLElement) element.click()
    const ms = await changed
    const entries = performance.getEntriesByType("resource").filter(({ startTime }) => startTime >= began)
    await new Promise((resolve) => setTimeout(resolve, 500))
    return {
      ms,
      addressMs,
      names: entries.map(({ name }) => new URL(name).pathname),
      longTaskMs: tasks.reduce((longest, { duration }) => Math.max(longest, duration), 0),
    }
  })
  await page.close()
  const brought = names.map((address) => ({ address, ...weigh(directory, decodeURIComponent(address.slice(1))) }))
  return { ms, addressMs, longTaskMs, dataBytes: bytesOf(brought, "data"), codeBytes: bytesOf(brought, "js") }
}

/**
 * Waits for the app, which starts after the first paint, and for what it asks for last on its own.
 * @param {import("@playwright/test").Page} page
 */
async function appToRest(page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/builds/meta/")),
  )
  await page.waitForLoadState("networkidle")
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} origin
 */
async function memoryOfNavigations(browser, origin) {
  const page = await browser.newPage()
  await page.goto(origin)
  await appToRest(page)
  const session = await page.context().newCDPSession(page)
  const wander = async (/** @type {number} */ times) => {
    for (let turn = 0; turn < times; turn += 1) {
      const to = turn % 2 === 0 ? "/about" : "/projects"
      await page.locator(`nav a[href="${to}"]`).first().click()
      await page.waitForURL(`${origin}${to}`)
    }
    await session.send("HeapProfiler.collectGarbage")
    return (await session.send("Runtime.getHeapUsage")).usedSize
  }
  // The first few fill the caches.
  const before = await wander(20)
  const after = await wander(NAVIGATIONS)
  await page.close()
  return { before, after }
}
