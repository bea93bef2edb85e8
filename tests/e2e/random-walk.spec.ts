import { expect, type Page } from "@playwright/test"

import { withTrailingSlash } from "~/src/lib/addresses/paths"
import { BUILDS, type Build, openBuild } from "~/tests/builds"
import type { Fault } from "~/tests/hosts/faulty-host"
import { seededRandom } from "~/tests/seeded-random"

import { blockStorage } from "./conditions"
import { nextFrames, scrollTo, switchTheme } from "./navigate"
import { incompleteNotice, recordDocuments } from "./observe"
import { giveSign, pageIsLive, test } from "./site"

/** `STEPS=300 SEED=2 npm run test:browser -- random-walk` takes more and other steps. */
const STEPS = Number(process.env.STEPS ?? 8)
const SEED = Number(process.env.SEED ?? 1815)

const FAULTS: readonly Fault[] = [
  ...[403, 404, 410, 500, 503].map((status) => ({ status })),
  { delayMs: 700, isDropped: true },
  { delayMs: 300 },
  { page: "<!doctype html><title>Wi-Fi</title><h1>Log in</h1>" },
  "truncate",
  "drop",
]
/** The files that a fault may hit. Not documents: visitors would see the host's page in their place. */
const RESOURCES = [
  /\/page-data\//,
  /\/component---.*\.js$/,
  /\/builds\//,
  /\/(app|framework|webpack-runtime)-.*\.js$/,
  /\.(js|json|css|woff2|webp|svg|txt)$/,
]
const HASHES = ["", "#50%", "#%E0%A4%A", "#main-content", "#", "#é", "#%00", "##", "#a b"]

/** What the browser and the app log when a file fails on purpose. */
const EXPECTED =
  /Failed to load resource|net::ERR|could not be|ChunkLoadError|Not rendering React|Unexpected token .<.|was preloaded/

type Walk = { page: Page; home: string; random: () => number; learnOfNewBuild: () => Promise<void> }

const ACTIONS: Record<string, (walk: Walk) => Promise<unknown>> = {
  clickLink: clickAnyLink,
  clickTwoLinks: async (walk) => {
    await clickAnyLink(walk)
    for (let wait = walk.random() * 8; wait > 0; wait -= 1) await nextFrames(walk.page)
    await clickAnyLink(walk)
  },
  back: ({ page }) =>
    page.evaluate(() => "navigation" in window && Object(window.navigation).canGoBack && history.back()),
  forward: ({ page }) => page.evaluate(() => history.forward()),
  reload: ({ page }) => page.reload(),
  scroll: ({ page, random }) => scrollTo(page, Math.round(random() * 2000)),
  setHash: ({ page, random }) => page.evaluate((hash) => Object.assign(location, { hash }), anyOf(HASHES, random)),
  clickOffline: async (walk) => {
    await walk.page.context().setOffline(true)
    await unlessLeaving(clickAnyLink(walk))
    await walk.page.waitForLoadState("networkidle")
    await walk.page.context().setOffline(false)
  },
  newBuild: async (walk) => {
    await walk.learnOfNewBuild()
    await clickAnyLink(walk)
  },
}

// Without a base path the host really deploys another build; with one, storage is blocked.
test(`E1 E2 E4 F3: ${STEPS} random steps through faults`, { tag: "@base-path" }, async ({ build, host, page }) => {
  test.setTimeout(STEPS * 15_000)
  const { basePath } = build
  const errors: string[] = []
  const note = (error: string) => EXPECTED.test(error) || errors.push(error)
  page.on("pageerror", (error) => note(String(error)))
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && note(message.text()))
  await page.addInitScript(pollOnDemand)
  if (basePath !== "") await blockStorage(page)
  let isNext = false
  const learnOfNewBuild = async () => {
    isNext = !isNext
    if (basePath === "") host.deploy((isNext ? BUILDS.nextDeploy : build).directory)
    await page.route("**/builds/latest.json?*", (route) => route.fulfill({ json: { id: "x", timestamp: 1 } }))
    await page.evaluate(() => window.dispatchEvent(new Event("time-to-poll")))
  }
  const random = seededRandom(SEED + basePath.length)
  const walk: Walk = { page, home: `${host.origin}${basePath}/`, random, learnOfNewBuild }
  const documents = recordDocuments(page)
  await page.goto(walk.home)
  await pageIsLive(page)
  const known = await readPages(page, build)
  const trail: string[] = []
  for (let step = 0; step < STEPS; step += 1) {
    const [action, run] = anyOf(Object.entries(ACTIONS), random)
    const fault = random() < 0.6 ? anyOf(FAULTS, random) : undefined
    const files = anyOf(RESOURCES, random)
    trail.push(`${step} ${action} ${fault === undefined ? "" : `${JSON.stringify(fault)} ${files}`}`)
    const message = trail.slice(-12).join("\n")
    const before = documents.length
    if (fault !== undefined) host.breakWith((path) => (files.test(path) ? fault : undefined))
    await unlessLeaving(run(walk))
    await isReadable(page, known, message)
    host.breakWith(null)
    // A document whose scripts failed is a readable page, and its links load documents.
    const mayBeStatic = fault !== undefined && documents.length > before
    if (mayBeStatic && !(await canSwitchTheme(page))) {
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click()
      await expect(page, message).toHaveURL(walk.home)
      await isReadable(page, known, message)
    }
    trail.push(`  → ${page.url()} after ${documents.length} documents`)
    expect(await canSwitchTheme(page), message).toBe(true)
    expect(errors, message).toEqual([])
  }
})

/** Runs in the page: polls for a new build wait for an event, not for an hour. */
function pollOnDemand(): void {
  const { setTimeout } = window
  Object.assign(window, {
    setTimeout(run: () => void, ms?: number) {
      if (ms !== 3_600_000) return setTimeout(run, ms)
      return window.addEventListener("time-to-poll", run, { once: true })
    },
  })
}

/** The titles and headings of a build's pages by their paths, as the host sends them. */
async function readPages(page: Page, { directory, basePath, trailingSlash }: Build): Promise<Map<string, string>> {
  // The guard of the next deploy rejects /privacy.
  const paths = openBuild({ directory })
    .pages()
    .filter((path) => path !== "/privacy")
  const pathnames = paths.map((path) => basePath + withTrailingSlash(path, trailingSlash))
  const texts = await page.evaluate(async (all) => {
    const documents = await Promise.all(all.map(async (pathname) => (await fetch(pathname)).text()))
    return documents.map((html) => {
      // The policy of this page has no hashes of others' styles.
      const sent = new DOMParser().parseFromString(html.replace(/<style.*?<\/style>/gs, ""), "text/html")
      return `${sent.title}: ${sent.querySelector("h1")?.textContent}`
    })
  }, pathnames)
  return new Map(pathnames.map((pathname, index) => [pathname, texts[index] ?? ""]))
}

/** Expects a page whose URL, title, heading and navbar fit together. */
async function isReadable(page: Page, known: Map<string, string>, message: string): Promise<void> {
  const main = page.getByRole("main")
  await expect(async () => {
    // A document that was requested offline is the browser's own error page, until the visitor reloads it.
    if (page.url().startsWith("chrome-error:")) await page.reload()
    await expect(main).not.toHaveClass(/page-exit/, { timeout: 2000 })
  }, message).toPass({ timeout: 15_000 })
  await expect(main, message).toHaveCSS("opacity", "1")
  await page.waitForLoadState("networkidle")
  await expect(main.getByRole("heading", { level: 1 }), message).toHaveText(/\S/)
  const read = () =>
    page.evaluate(() => ({
      path: location.pathname,
      texts: `${document.title}: ${document.querySelector("h1")?.textContent}`,
      current: document.querySelector(".navbar [aria-current=page]")?.getAttribute("href") ?? location.pathname,
    }))
  await expect(async () => {
    const { path = "", texts, current } = (await unlessLeaving(read())) ?? {}
    if (known.has(path)) expect([texts, current]).toEqual([known.get(path), path])
  }, message).toPass({ timeout: 15_000 })
}

/** Returns false for a document whose scripts failed: one that says so, or is not live in time. */
async function canSwitchTheme(page: Page): Promise<boolean> {
  let isLive = false
  const answered = expect(async () => {
    await giveSign(page)
    if (await incompleteNotice(page).isVisible()) return
    await switchTheme(page, { timeout: 2000 })
    isLive = true
  }).toPass({ timeout: 10_000 })
  await answered.catch(() => undefined)
  return isLive
}

function clickAnyLink({ page, random }: Walk): Promise<void> {
  return page.evaluate((share) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(
      // Links to files lead to no page.
      (link) => link.origin === location.origin && !/\.\w+$/.test(link.pathname),
    )
    links[Math.floor(share * links.length)]?.click()
  }, random())
}

function anyOf<Value>(values: readonly Value[], random: () => number): Value {
  return values[Math.floor(random() * values.length)] as Value
}

/** Returns undefined if the browser leaves the document before it answers. */
function unlessLeaving<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  const isLeaving = /Execution context was destroyed|interrupted by another navigation|net::ERR_ABORTED/
  return asked.catch((error) => {
    if (!isLeaving.test(String(error))) throw error
    return undefined
  })
}
