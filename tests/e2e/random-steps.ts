import type { Page } from "@playwright/test"

import type { Fault } from "~/tests/hosts/faulty-host"

import { followLink, nextFrames, scrollTo } from "./navigate"

export const FAULTS: readonly Fault[] = [
  ...[403, 404, 410, 500, 503].map((status) => ({ status })),
  { delayMs: 700, isDropped: true },
  { delayMs: 300 },
  { page: "<!doctype html><title>Wi-Fi</title><h1>Log in</h1>" },
  "truncate",
  "drop",
]
/** The files that a fault may hit. Documents arrive: what replaces them is the host's own page. */
export const RESOURCES = [
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

export type Walk = { page: Page; home: string; random: () => number; learnOfNewBuild: () => Promise<void> }
type Action = (walk: Walk) => Promise<unknown>

/** After these it is known where the page is scrolled to. */
export const CALM: Record<string, Action> = {
  clickLink: clickAnyLink,
  back: ({ page }) =>
    page.evaluate(() => "navigation" in window && Object(window.navigation).canGoBack && history.back()),
  forward: ({ page }) => page.evaluate(() => history.forward()),
  reload: ({ page }) => page.reload(),
  newBuild: async (walk) => {
    await walk.learnOfNewBuild()
    await clickAnyLink(walk)
  },
}
export const ACTIONS: Record<string, Action> = {
  ...CALM,
  clickTwoLinks: async (walk) => {
    await clickAnyLink(walk)
    for (let wait = walk.random() * 8; wait > 0; wait -= 1) await nextFrames(walk.page)
    await clickAnyLink(walk)
  },
  scroll: ({ page, random }) => scrollTo(page, Math.round(random() * 2000)),
  setHash: ({ page, random }) => page.evaluate((hash) => Object.assign(location, { hash }), anyOf(HASHES, random)),
  typeHash: ({ page, random }) => page.goto(page.url().replace(/#.*|$/, anyOf(HASHES, random) || "#main-content")),
  followHash: ({ page, home, random }) =>
    followLink(page, `${home}${anyOf(["about", "projects", "no"], random)}${anyOf(HASHES, random)}`),
  followOdd: ({ page, home, random }) => followLink(page, oddAddress(home, random)),
  openOdd: ({ page, home, random }) => page.goto(oddAddress(home, random)),
  clickOffline: async (walk) => {
    await walk.page.context().setOffline(true)
    await unlessLeaving(clickAnyLink(walk))
    await walk.page.waitForLoadState("networkidle")
    await walk.page.context().setOffline(false)
  },
}

/** Returns a URL on the site that in most cases names no page. */
function oddAddress(home: string, random: () => number): string {
  const parts = Array.from({ length: 1 + Math.floor(random() * 5) }, () => anyOf(ADDRESS_PARTS, random))
  return new URL(`${home}${parts.join("").replace(/^[\\/]+/, "")}${anyOf(HASHES, random)}`).href
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

export function anyOf<Value>(values: readonly Value[], random: () => number): Value {
  return values[Math.floor(random() * values.length)] as Value
}

/** The entry of the history on show, its address and the scroll position. */
export async function placeOf(page: Page): Promise<{ key: string; path: string; hash: string; top: number }> {
  const place = await unlessLeaving(
    page.evaluate(() => {
      const { key } = (window as unknown as { navigation: { currentEntry: { key: string } } }).navigation.currentEntry
      return { key, path: location.pathname, hash: location.hash, top: Math.round(window.scrollY) }
    }),
  )
  return place ?? placeOf(page)
}

/** What was asked of a document that is being left has no answer, and needs none. */
export async function unlessLeaving<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked
  } catch (error) {
    if (/Execution context was destroyed|interrupted by another navigation|net::ERR_ABORTED/.test(String(error)))
      return undefined
    throw error
  }
}
