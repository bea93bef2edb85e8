import { expect, type Page } from "@playwright/test"

import { withTrailingSlash } from "~/src/lib/addresses/paths"
import { type FaultyHost, startFaultyHost } from "~/tests/hosts/faulty-host"
import { publishedPaths } from "~/tests/read-build"
import { seededRandom } from "~/tests/seeded-random"

import { blockStorage } from "./conditions"
import { test as base } from "./csp-fixture"
import { NEXT_DEPLOY } from "./host-fixture"
import { switchTheme } from "./navigate"
import { ACTIONS, anyOf, CALM, FAULTS, placeOf, RESOURCES, unlessLeaving, type Walk } from "./random-steps"
import { recordDocuments } from "./record"
import { BUILDS, type Build, pageIsLive } from "./site"

/** `STEPS=300 SEED=2 npm run test:browser -- random-walk` walks further, and elsewhere. */
const STEPS = Number(process.env.STEPS ?? 20)
const SEED = Number(process.env.SEED ?? 1815)
const POLL_MS = 3_600_000

/** What the browser and the app log when a file fails on purpose. */
const EXPECTED =
  /Failed to load resource|net::ERR|could not be|ChunkLoadError|Not rendering React|Unexpected token .<.|was preloaded/

const test = base.extend<object, { build: Build }>({ build: [BUILDS.default, { option: true, scope: "worker" }] })

type Started = { walk: Walk; host: FaultyHost; errors: string[]; documents: string[] }

async function startWalk(page: Page, { directory, basePath }: Build, seed: number): Promise<Started> {
  const host = await startFaultyHost({ directory, basePath })
  const errors: string[] = []
  const note = (error: string) => EXPECTED.test(error) || errors.push(error)
  page.on("pageerror", (error) => note(String(error)))
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && note(message.text()))
  await page.addInitScript(pollOnDemand, POLL_MS)
  const learnOfNewBuild = async () => {
    await page.route("**/builds/latest.json?*", (route) => route.fulfill({ json: { id: "x", timestamp: 1 } }))
    await page.evaluate(() => window.dispatchEvent(new Event("time-to-poll")))
  }
  const walk = { page, home: `${host.origin}${basePath}/`, random: seededRandom(SEED + seed), learnOfNewBuild }
  const documents = recordDocuments(page)
  await page.goto(walk.home)
  await pageIsLive(page)
  return { walk, host, errors, documents }
}

test(
  `N1 N3 F3: after each of ${STEPS} random steps URL, title, heading, navbar and scroll position agree`,
  {
    tag: ["@phone", "@base-path"],
  },
  async ({ build, page }, { project }) => {
    test.setTimeout(STEPS * 15_000)
    const { walk, host, errors } = await startWalk(page, build, project.name.length)
    const known = await readPages(page, build)
    const trail: string[] = []
    const tops = new Map<string, number>()
    for (let step = 0; step < STEPS; step += 1) {
      const [action, run] = anyOf(Object.entries(ACTIONS), walk.random)
      const before = await placeOf(page)
      tops.set(before.key, before.top)
      await unlessLeaving(run(walk))
      const message = trail.concat(`${action} from ${before.path} at ${before.top}`).slice(-12).join("\n")
      trail.push(`${step} ${action} → ${page.url()}`)
      await isReadable(page, message)
      await agrees(page, known, message)
      const { key, path, hash } = await placeOf(page)
      if (action in CALM && (hash === "" || tops.has(key))) {
        const top = tops.get(key) ?? (path === before.path ? before.top : 0)
        await expect.poll(async () => (await placeOf(page)).top, message).toBe(top)
      }
      expect(errors, message).toEqual([])
    }
    await host.stop()
  },
)

// Without a base path the host really deploys another build; with one, storage is blocked.
test(`E1 E2 E4 F3: ${STEPS} random steps through faults`, { tag: "@base-path" }, async ({ build, page }) => {
  test.setTimeout(STEPS * 15_000)
  const isPlain = build.basePath === ""
  if (!isPlain) for (const area of ["localStorage", "sessionStorage"] as const) await blockStorage(page, area)
  const { walk, host, errors, documents } = await startWalk(page, build, build.basePath.length)
  const { learnOfNewBuild } = walk
  let isNext = false
  if (isPlain)
    walk.learnOfNewBuild = () => {
      isNext = !isNext
      host.deploy(isNext ? NEXT_DEPLOY : build.directory)
      return learnOfNewBuild()
    }
  const trail: string[] = []
  for (let step = 0; step < STEPS; step += 1) {
    const [action, run] = anyOf(Object.entries(ACTIONS), walk.random)
    const fault = walk.random() < 0.6 ? anyOf(FAULTS, walk.random) : undefined
    const files = anyOf(RESOURCES, walk.random)
    trail.push(`${step} ${action} ${fault === undefined ? "" : `${JSON.stringify(fault)} ${files}`}`)
    const message = trail.slice(-12).join("\n")
    const before = documents.length
    if (fault !== undefined) host.breakWith((path) => (files.test(path) ? fault : undefined))
    await unlessLeaving(run(walk))
    await isReadable(page, message)
    host.breakWith(null)
    // A document that lost its start is a readable page whose links load documents.
    const mayBeStatic = fault !== undefined && documents.length > before
    if (mayBeStatic && !(await canSwitchTheme(page))) {
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click()
      await expect(page, message).toHaveURL(walk.home)
      await isReadable(page, message)
    }
    trail.push(`  → ${page.url()} after ${documents.length} documents`)
    expect(await canSwitchTheme(page), message).toBe(true)
    expect(errors, message).toEqual([])
  }
  await host.stop()
})

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

/** The titles and headings of a build's pages by their paths, as the host sends them. */
async function readPages(page: Page, build: Build): Promise<Map<string, string>> {
  const { basePath, trailingSlash } = build
  const pathnames = publishedPaths(build).map((path) => basePath + withTrailingSlash(path, trailingSlash))
  const texts = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (pathname) => {
          const sent = new DOMParser().parseFromString(await (await fetch(pathname)).text(), "text/html")
          return `${sent.title}: ${sent.querySelector("h1")?.textContent}`
        }),
      ),
    pathnames,
  )
  return new Map(pathnames.map((pathname, index) => [pathname, texts[index] ?? ""]))
}

/** Expects that the URL, the title, the heading and the navbar fit together. */
async function agrees(page: Page, known: Map<string, string>, message: string): Promise<void> {
  const read = () =>
    page.evaluate(() => {
      const current = document.querySelector(".navbar [aria-current=page]")?.getAttribute("href")
      return {
        path: location.pathname,
        texts: `${document.title}: ${document.querySelector("h1")?.textContent}`,
        current: current ?? location.pathname,
      }
    })
  await expect
    .poll(async () => {
      const { path, texts, current } = (await unlessLeaving(read())) ?? { path: "/", texts: "leaving" }
      return (known.get(path) ?? texts) === texts && current === path ? "agree" : `${path}, ${texts}, ${current}`
    }, message)
    .toBe("agree")
}

async function isReadable(page: Page, message: string): Promise<void> {
  const main = page.getByRole("main")
  await expect(main, message).not.toHaveClass(/page-exit/)
  await expect(main, message).toHaveCSS("opacity", "1")
  await page.waitForLoadState("networkidle")
  await expect(main.getByRole("heading", { level: 1 }), message).toHaveText(/\S/)
}

function canSwitchTheme(page: Page): Promise<boolean> {
  const switched = expect(() => switchTheme(page, { timeout: 1000 })).toPass({ timeout: 6000 })
  return switched.then(
    () => true,
    () => false,
  )
}
