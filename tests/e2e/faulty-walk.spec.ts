import { expect, type Page } from "@playwright/test"

import { type Fault, startFaultyHost } from "~/tests/hosts/faulty-host"
import { seededRandom } from "~/tests/seeded-random"

import { blockStorage } from "./conditions"
import { test as base } from "./csp-fixture"
import { groundColour } from "./measure"
import { followLink } from "./navigate"
import { BUILDS, type Build, pageIsLive } from "./site"

/** `STEPS=300 SEED=2 npm run test:browser -- faulty-walk` walks further, and elsewhere. */
const STEPS = Number(process.env.STEPS ?? 25)
const SEED = Number(process.env.SEED ?? 1815)
const NEXT_BUILD = ".variants/next-deploy/public"
const POLL_MS = 3_600_000

const FAULTS: readonly Fault[] = [
  { status: 403 },
  { status: 404 },
  { status: 410 },
  { status: 500 },
  { status: 503 },
  { delayMs: 700, isDropped: true },
  { delayMs: 300 },
  { page: "<!doctype html><title>Wi-Fi</title><h1>Log in</h1>" },
  "truncate",
  "drop",
]
/** The files that a fault may hit. Documents arrive: what replaces them is the host's own page. */
const RESOURCES = [
  /\/page-data\//,
  /\/component---.*\.js$/,
  /\/builds\//,
  /\/(app|framework|webpack-runtime)-.*\.js$/,
  /\.(js|json|css|woff2|webp|svg|txt)$/,
]
const HASHES = ["", "#50%", "#%E0%A4%A", "#main-content", "#", "#é", "#%00", "##", "#a b"]
const ADDRESS_PARTS = [
  ..."/ % %25 %2F %3F %23 %00 %0A %20 %7F %FF %C3%A9 %E2%80%AE %3Cb%3E %5C".split(" "),
  ...": :uri * é 🎲 . ; = about projects no ?a=% ?%20".split(" "),
]

/** What the browser and the app log when a file fails on purpose. */
const EXPECTED =
  /Failed to load resource|net::ERR|could not be loaded|manifest could not be fetched|ChunkLoadError|Not rendering React|Unexpected token .<./

type Walk = { page: Page; home: string; random: () => number; nextBuild: () => Promise<void> }

const test = base.extend<object, { build: Build }>({ build: [BUILDS.default, { option: true, scope: "worker" }] })

for (const storage of ["storage", "blocked storage"]) {
  test(`E1 E2 E4 F3: with ${storage}, ${STEPS} random steps through faults end on readable pages with a live app`, async ({
    build: { directory, basePath },
    page,
  }) => {
    test.setTimeout(STEPS * 15_000)
    const host = await startFaultyHost({ directory, basePath })
    const random = seededRandom(SEED + storage.length + basePath.length)
    const errors: string[] = []
    let documents = 0
    const note = (error: string) => EXPECTED.test(error) || errors.push(error)
    page.on("pageerror", (error) => note(String(error)))
    page.on("console", (message) => message.type() === "error" && note(message.text()))
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
    })
    await page.addInitScript(pollOnDemand, POLL_MS)
    if (storage !== "storage") {
      await blockStorage(page, "localStorage")
      await blockStorage(page, "sessionStorage")
    }
    let isNext = false
    const nextBuild = async () => {
      isNext = !isNext
      if (basePath === "") host.deploy(isNext ? NEXT_BUILD : directory)
      else await page.route("**/builds/latest.json?*", (route) => route.fulfill({ json: { id: "x", timestamp: 1 } }))
      await page.evaluate(() => window.dispatchEvent(new Event("time-to-poll")))
    }
    const walk: Walk = { page, home: `${host.origin}${basePath}/`, random, nextBuild }

    await page.goto(walk.home)
    await pageIsLive(page)
    const trail: string[] = []
    for (let step = 0; step < STEPS; step += 1) {
      const [name, run] = anyOf(Object.entries(ACTIONS), random)
      const fault = random() < 0.6 ? anyOf(FAULTS, random) : undefined
      const files = anyOf(RESOURCES, random)
      trail.push(`${step} ${name} ${fault === undefined ? "" : `${JSON.stringify(fault)} ${files}`}`)
      const message = trail.slice(-6).join("\n")
      const shown = documents
      if (fault !== undefined) host.breakWith((path) => (files.test(path) ? fault : undefined))
      await unlessLeaving(run(walk))
      await isReadable(page, message)
      host.breakWith(null)
      // A document that lost its start is a readable page whose links load documents.
      const mayBeStatic = fault !== undefined && documents > shown
      if (mayBeStatic && !(await canSwitchTheme(page))) {
        await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click()
        await expect(page, message).toHaveURL(walk.home)
        await isReadable(page, message)
      }
      trail.push(`  → ${page.url()} after ${documents} documents`)
      expect(await canSwitchTheme(page), trail.slice(-12).join("\n")).toBe(true)
      expect(errors, message).toEqual([])
    }
    await host.stop()
  })
}

const ACTIONS: Record<string, (walk: Walk) => Promise<unknown>> = {
  clickLink: ({ page, random }) => clickAnyLink(page, random),
  followOdd: ({ page, home, random }) => follow(page, oddAddress(home, random)),
  openOdd: ({ page, home, random }) => page.goto(oddAddress(home, random)),
  setHash: ({ page, random }) => page.evaluate((hash) => Object.assign(location, { hash }), anyOf(HASHES, random)),
  typeHash: ({ page, random }) => page.goto(page.url().replace(/#.*|$/, anyOf(HASHES, random) || "#main-content")),
  followHash: ({ page, home, random }) =>
    follow(page, `${home}${anyOf(["about", "projects", "no"], random)}${anyOf(HASHES, random)}`),
  back: ({ page }) =>
    page
      .evaluate(() => (window as unknown as Navigable).navigation.canGoBack && history.back())
      .then(() => settle(page)),
  forward: ({ page }) => page.evaluate(() => history.forward()).then(() => settle(page)),
  reload: ({ page }) => page.reload(),
  clickOffline: async ({ page, random }) => {
    await page.context().setOffline(true)
    await unlessLeaving(clickAnyLink(page, random))
    await settle(page)
    await page.context().setOffline(false)
  },
  newBuild: async ({ page, random, nextBuild }) => {
    await nextBuild()
    await clickAnyLink(page, random)
  },
}

type Navigable = { navigation: { canGoBack: boolean } }

/** Runs in the page: polls for a new build wait for an event in place of the hour. */
function pollOnDemand(pollMs: number): void {
  const { setTimeout } = window
  Object.assign(window, {
    setTimeout(run: () => void, ms?: number) {
      if (ms !== pollMs) return setTimeout(run, ms)
      return window.addEventListener("time-to-poll", run, { once: true })
    },
  })
}

async function isReadable(page: Page, message: string): Promise<void> {
  const main = page.getByRole("main")
  await expect(main, message).not.toHaveClass(/page-exit/)
  await expect(main.getByRole("heading", { level: 1 }), message).toHaveText(/\S/)
  await expect(main, message).toHaveCSS("opacity", "1")
  await settle(page)
  await expect(main.getByRole("heading", { level: 1 }), message).toHaveText(/\S/)
}

async function canSwitchTheme(page: Page): Promise<boolean> {
  try {
    await expect(async () => {
      const before = await groundColour(page)
      await page.getByRole("button", { name: /^Switch to (light|dark) theme$/ }).click({ timeout: 1000 })
      await expect.poll(() => groundColour(page), { timeout: 1000 }).not.toBe(before)
    }).toPass({ timeout: 6000 })
    return true
  } catch {
    return false
  }
}

/** Waits until nothing is requested any more. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle")
}

/** Returns an address on the site that in most cases names no page. */
function oddAddress(home: string, random: () => number): string {
  const parts = Array.from({ length: 1 + Math.floor(random() * 5) }, () => anyOf(ADDRESS_PARTS, random))
  return new URL(`${home}${parts.join("").replace(/^[\\/]+/, "")}${anyOf(HASHES, random)}`).href
}

async function follow(page: Page, href: string): Promise<void> {
  await followLink(page, href)
  await settle(page)
}

async function clickAnyLink(page: Page, random: () => number): Promise<void> {
  await page.evaluate((share) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(
      (link) => link.origin === location.origin && !/\.\w+$/.test(link.pathname),
    )
    links[Math.floor(share * links.length)]?.click()
  }, random())
  await settle(page)
}

function anyOf<Value>(values: readonly Value[], random: () => number): Value {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error("There is nothing to choose from.")
  return value
}

/** What was asked of a document that is being left has no answer, and needs none. */
async function unlessLeaving<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked
  } catch (error) {
    if (/Execution context was destroyed|interrupted by another navigation|net::ERR_ABORTED/.test(String(error)))
      return undefined
    throw error
  }
}
