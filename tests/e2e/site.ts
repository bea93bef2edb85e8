import { expect, type Page, type Response } from "@playwright/test"

import { startStaticHost } from "~/scripts/serve/static-host"
import { type TrailingSlash, withTrailingSlash } from "~/src/lib/addresses/paths"
import { HOSTILE_BUILD, MAIN_BUILD } from "~/tests/fixtures/fixture-site"

import { test as base } from "./csp-fixture"

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
  /** The canonical URL of a page, with the trailing slash that the build is configured for. */
  url: (path: string) => string
  /** The URL of a path exactly as it is, below the base path. */
  exactUrl: (path: string) => string
}

type WorkerFixtures = { build: Build; site: Site }
type Fixtures = {
  /** Names what a test logs or requests of other hosts on purpose. */
  expectMessages: (pattern: RegExp) => void
  /** Opens a page at its canonical URL and waits until React has taken over. */
  visit: (path: string) => Promise<void>
  /** The same at any URL; returns the host's answer. */
  visitUrl: (url: string) => Promise<Response | null>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  build: [BUILDS.default, { option: true, scope: "worker" }],
  site: [
    async ({ build }, use) => {
      const { directory, basePath, trailingSlash } = build
      const host = await startStaticHost({ directory, basePath })
      const exactUrl = (path: string) => `${host.origin}${basePath}${path}`
      const url = (path: string) => exactUrl(withTrailingSlash(path, trailingSlash))
      await use({ origin: host.origin, basePath, url, exactUrl })
      await host.stop()
    },
    { scope: "worker" },
  ],
  visit: async ({ site, visitUrl }, use) => use(async (path) => void (await visitUrl(site.url(path)))),
  visitUrl: async ({ page, javaScriptEnabled }, use) => {
    await use(async (url) => {
      const response = await page.goto(url)
      if (javaScriptEnabled) await pageIsLive(page)
      return response
    })
  },
  // In every test: nothing on the console, and no request to another host.
  expectMessages: [
    async ({ page, site }, use) => {
      const noise: string[] = []
      const expected: RegExp[] = []
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) noise.push(message.text())
      })
      page.on("pageerror", (error) => noise.push(String(error)))
      page.on("request", (request) => {
        const url = request.url()
        if (!url.startsWith(site.origin) && !url.startsWith("data:")) noise.push(`request to ${url}`)
      })
      await use((pattern) => expected.push(pattern))
      expect(noise.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Waits until React has taken over the page. */
export async function pageIsLive(page: Page, limit?: { timeout: number }): Promise<void> {
  await expect(page.getByRole("button", { name: /Switch to (light|dark) theme/ })).toBeAttached(limit)
}
