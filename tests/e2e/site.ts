import { expect, type Page } from "@playwright/test"

import { type TrailingSlash, withTrailingSlash } from "~/src/lib/addresses/paths"

import { startStaticHost } from "../../scripts/static-host.mjs"
import { HOSTILE_BUILD, MAIN_BUILD } from "../fixtures/fixture-site"
import { test as base } from "./policed"

export type Build = { directory: string; basePath: string; trailingSlash: TrailingSlash }

export const BUILDS = {
  default: { directory: MAIN_BUILD, basePath: "", trailingSlash: "never" },
  basePath: { directory: ".variants/base-path/public", basePath: "/portfolio", trailingSlash: "always" },
  hostile: { directory: HOSTILE_BUILD, basePath: "", trailingSlash: "never" },
  services: { directory: ".variants/services/public", basePath: "/portfolio", trailingSlash: "never" },
  pictures: { directory: ".variants/pictures/public", basePath: "/portfolio", trailingSlash: "never" },
  proxy: { directory: ".variants/proxy/public", basePath: "/portfolio", trailingSlash: "never" },
} as const satisfies Record<string, Build>

/** A finished build on a plain static host of its own. */
export type Site = {
  origin: string
  basePath: string
  /** The canonical address of a page, as the build's configuration wants it. */
  url: (path: string) => string
}

type WorkerFixtures = { build: Build; site: Site }
type Fixtures = {
  /** Messages on the console that a test causes on purpose. */
  expectedMessages: RegExp[]
  visit: (path: string) => Promise<void>
  quiet: undefined
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  build: [BUILDS.default, { option: true, scope: "worker" }],
  site: [
    async ({ build }, use) => {
      const { directory, basePath, trailingSlash } = build
      const host = await startStaticHost({ directory, basePath })
      const url = (path: string) => `${host.origin}${basePath}${withTrailingSlash(path, trailingSlash)}`
      await use({ origin: host.origin, basePath, url })
      await host.stop()
    },
    { scope: "worker" },
  ],
  expectedMessages: [[], { option: true }],
  visit: async ({ page, site, javaScriptEnabled }, use) => {
    await use(async (path) => {
      await page.goto(site.url(path))
      if (javaScriptEnabled) await pageIsLive(page)
    })
  },
  // Whatever a test is about: nothing on the console, and no request to any other host.
  quiet: [
    async ({ page, site, expectedMessages }, use) => {
      const noise: string[] = []
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) noise.push(message.text())
      })
      page.on("pageerror", (error) => noise.push(String(error)))
      page.on("request", (request) => {
        const url = request.url()
        if (!url.startsWith(site.origin) && !url.startsWith("data:")) noise.push(`request to ${url}`)
      })
      await use(undefined)
      expect(noise.filter((text) => !expectedMessages.some((expected) => expected.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Waits until React has taken over the page. */
export async function pageIsLive(page: Page, limit?: { timeout: number }): Promise<void> {
  await expect(page.getByRole("button", { name: /Switch to (light|dark) theme/ })).toBeAttached(limit)
}

/** The colour of the page's ground, as the browser paints it. */
export function groundColour(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
}

export const LIGHT_GROUND = "rgb(255, 255, 255)"
export const DARK_GROUND = "rgb(9, 9, 11)"

/** The pages that every portfolio has, whatever its content. */
export const SINGLE_PAGES = ["/", "/projects", "/about", "/privacy"]

/** Before a visit: on a short page every link is in view and would be loaded ahead, except for visitors who save data. */
export async function loadNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: Object.assign(new EventTarget(), { saveData: true }) })
    // Kept state needs the app, which would not start otherwise where data is saved.
    if (sessionStorage.getItem("kept-state") === null) sessionStorage.setItem("kept-state", "{}")
  })
}
