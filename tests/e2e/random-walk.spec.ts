import { expect, type Page } from "@playwright/test"

import { publishedPaths } from "~/tests/read-build"
import { seededRandom } from "~/tests/seeded-random"

import { test } from "./site"

/** How many walks, and from which seed; `WALKS=200 npm run test:browser -- walk` goes far. No two projects of the tests walk the same way. */
const WALKS = Number(process.env.WALKS ?? 1)
const SEED = Number(process.env.SEED ?? 1843)
const STEPS = 30
const POLL_MS = 3_600_000

// Walks go offline and lose scripts on purpose; what the browser says of that is no surprise.
test.use({
  expectedMessages: [
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of|could not be loaded|manifest could not be fetched|Not rendering React|ChunkLoadError/,
  ],
})

type Navigable = { navigation: { canGoBack: boolean } }
type Keyed = { navigation: { currentEntry: { key: string } } }
type Known = Map<string, { title: string; heading: string }>

for (let walk = 0; walk < WALKS; walk += 1) {
  test(`N1 N3 E4: walk ${walk} from seed ${SEED}: address, title, heading, navbar and scroll always agree`, async ({
    site,
    build,
    visit,
    page,
    context,
  }, { project }) => {
    test.setTimeout(180_000)
    const own = [...project.name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
    const random = seededRandom(SEED + walk + 1000 * own)
    const paths = publishedPaths(build)
    const known: Known = new Map()
    for (const path of paths) {
      const html = await (await page.request.get(site.url(path))).text()
      const textOf = (tag: string) => decodeEntities(new RegExp(`<${tag}[^>]*>([^<]*)`).exec(html)?.[1] ?? "")
      known.set(new URL(site.url(path)).pathname, { title: textOf("title"), heading: textOf("h1") })
    }
    // Every poll finds another build, so that the next navigation is a document load. The walk says when it is time.
    await page.addInitScript((hour) => {
      const { setTimeout } = window
      Object.assign(window, {
        setTimeout(run: () => void, ms?: number) {
          if (ms !== hour) return setTimeout(run, ms)
          return window.addEventListener("time-to-poll", run, { once: true })
        },
      })
    }, POLL_MS)
    await page.route("**/builds/latest.json?*", (route) => route.fulfill({ json: { id: "another", timestamp: 1 } }))
    await visit("/")

    const steps: Record<string, () => Promise<unknown>> = {
      click: () => clickAnyLink(page, random),
      clickTwo: async () => {
        await clickAnyLink(page, random)
        await clickAnyLink(page, random)
      },
      // Not out of the site, to the empty page that the tab began with.
      back: () => page.evaluate(() => (window as unknown as Navigable).navigation.canGoBack && history.back()),
      forward: () => page.evaluate(() => history.forward()),
      hash: () => page.evaluate(() => Object.assign(location, { hash: "main-content" })),
      scroll: () => page.evaluate((top) => window.scrollTo(0, top), Math.round(random() * 2000)),
      reload: () => page.reload(),
      theme: () => page.getByRole("button", { name: /^Switch/ }).click(),
      offline: async () => {
        await context.setOffline(true)
        await page.waitForTimeout(100)
        await context.setOffline(false)
      },
      clickOffline: async () => {
        await context.setOffline(true)
        await unlessLeaving(clickAnyLink(page, random))
        await page.waitForTimeout(200)
        await context.setOffline(false)
      },
      newBuild: async () => {
        await page.evaluate(() => window.dispatchEvent(new Event("time-to-poll")))
        await page.waitForTimeout(100)
      },
      losingScripts: async () => {
        await page.route("**/component---*.js", (route) => route.fulfill({ status: 404, body: "gone" }))
        await unlessLeaving(clickAnyLink(page, random))
        await page.waitForTimeout(300)
        await page.unroute("**/component---*.js")
        await page.reload()
      },
    }
    const names = Object.keys(steps)
    const trail: string[] = []
    const positions = new Map<string, number>()
    for (let step = 0; step < STEPS; step += 1) {
      const name = names[Math.floor(random() * names.length)] ?? "click"
      trail.push(name)
      const before = await placeOf(page)
      positions.set(before.key, before.top)
      await unlessLeaving(steps[name]?.())
      await agrees(page, known, trail.join(" "))
      if (KEEPING_STEPS.includes(name)) await scrollAgrees(page, { before, positions, trail: trail.join(" ") })
    }
  })
}

/** What a visitor sees fits together: the address, the title, the heading, the navbar; nothing is stuck half way. */
async function agrees(page: Page, known: Known, trail: string): Promise<void> {
  await expect(page.getByRole("button", { name: /^Switch to (light|dark) theme$/ }), trail).toBeAttached()
  await expect(page.locator("main"), trail).not.toHaveClass(/page-exit/)
  await expect
    .poll(
      async () => {
        const seen = await unlessLeaving(
          page.evaluate(() => ({
            path: location.pathname,
            title: document.title,
            heading: document.querySelector("h1")?.textContent ?? "",
            current: document.querySelector(".navbar [aria-current=page]")?.getAttribute("href") ?? null,
          })),
        )
        if (seen === undefined) return "a document is on its way"
        const { title, heading } = known.get(seen.path) ?? {}
        const isNavbarRight = seen.current === null || seen.current === seen.path
        return seen.title === title && seen.heading === heading && isNavbarRight ? "agree" : JSON.stringify(seen)
      },
      { message: trail, timeout: 10_000 },
    )
    .toBe("agree")
}

/** After these it is known where the page has to stand. */
const KEEPING_STEPS = ["click", "back", "forward", "reload", "theme", "offline", "newBuild"]

type Place = { key: string; path: string; hash: string; top: number }

async function placeOf(page: Page): Promise<Place> {
  const place = await unlessLeaving(
    page.evaluate(() => ({
      key: (window as unknown as Keyed).navigation.currentEntry.key,
      path: location.pathname,
      hash: location.hash,
      top: Math.round(window.scrollY),
    })),
  )
  return place ?? placeOf(page)
}

/** An entry that was seen before stands where it was left, a new page at its top, the page's own link where it is. */
async function scrollAgrees(
  page: Page,
  { before, positions, trail }: { before: Place; positions: Map<string, number>; trail: string },
): Promise<void> {
  const { key, path, hash } = await placeOf(page)
  if (hash !== "" && !positions.has(key)) return
  const expected = positions.get(key) ?? (path === before.path ? before.top : 0)
  const places = `from ${before.path} at ${before.top} to ${path}${hash}`
  await expect.poll(async () => (await placeOf(page)).top, { message: `${trail}: ${places}` }).toBe(expected)
}

/** What was asked of a document that is just being left has no answer, and needs none. */
async function unlessLeaving<Answer>(asked: Promise<Answer> | undefined): Promise<Answer | undefined> {
  try {
    return await asked
  } catch (error) {
    if (/Execution context was destroyed/.test(String(error))) return undefined
    throw error
  }
}

async function clickAnyLink(page: Page, random: () => number): Promise<void> {
  await page.evaluate((share) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(
      // Not to files, which are no pages.
      (link) => link.origin === location.origin && !link.hash && !/\.\w+$/.test(link.pathname),
    )
    links[Math.floor(share * links.length)]?.click()
  }, random())
  await page.waitForTimeout(Math.round(random() * 250))
}

function decodeEntities(text: string): string {
  return text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&")
}
