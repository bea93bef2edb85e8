import { test as base, expect, type Page, type Response } from "@playwright/test"

import { withTrailingSlash } from "~/src/lib/addresses/paths"
import { LATER_STYLES_ID } from "~/src/lib/document/page-document"
import ar from "~/src/lib/texts/ar.json"
import de from "~/src/lib/texts/de.json"
import { en } from "~/src/lib/texts/en"
import type { Texts } from "~/src/lib/texts/texts"
import { BUILDS, type Build, openBuild } from "~/tests/builds"
import { type FaultyHost, startFaultyHost } from "~/tests/hosts/faulty-host"

/** One page of every kind that has a path of its own. */
export const PAGE_KINDS = [
  ...["/", "/projects", "/about", "/privacy"],
  ...["/projects/tide-tables", "/projects/tags", "/projects/tags/buildings"],
]

/** The paths of the project pages in a build. */
export function projectPaths(build: Build): string[] {
  return openBuild(build)
    .pages()
    .filter((page) => /^\/projects\/(?!tags$|page$)[^/]+$/.test(page))
}

/** A finished build on a plain static host of its own. */
export type Site = {
  origin: string
  basePath: string
  /** The canonical URL of a page, with the trailing slash that the build is configured for. */
  url: (path: string) => string
  /** The URL of a path exactly as it is, below the base path. */
  exactUrl: (path: string) => string
  host: FaultyHost
}

type Fixtures = {
  build: Build
  /** The texts of the interface on every page of the build. */
  texts: Texts["app"]
  site: Site
  /** The site's host, whose build can be exchanged and whose answers can fail while a tab is open. Such a test may log anything. */
  host: FaultyHost
  /** Names what a test logs or requests from other hosts on purpose. */
  expectMessages: (pattern: RegExp) => void
  /** Opens a page at its canonical URL and waits until React has taken over. */
  visit: (path: string) => Promise<void>
  /** Opens any URL in the same way; returns the host's answer. */
  visitUrl: (url: string) => Promise<Response | null>
  policyViolations: undefined
  navbarAtRest: undefined
}

export const test = base.extend<Fixtures>({
  build: [BUILDS.default, { option: true }],
  texts: async ({ build }, use) => use((build.texts ?? en).app),
  // One for each test: a worker that kept it would have to be replaced, with its browser, for a file that tests another build.
  site: async ({ build }, use) => {
    const { directory, basePath, trailingSlash } = build
    const host = await startFaultyHost({ directory, basePath })
    const exactUrl = (path: string) => `${host.origin}${basePath}${path}`
    const url = (path: string) => exactUrl(withTrailingSlash(path, trailingSlash))
    await use({ origin: host.origin, basePath, url, exactUrl, host })
    await host.stop()
  },
  host: async ({ site, expectMessages }, use) => {
    expectMessages(/^/)
    await use(site.host)
  },
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
  // In every test: no page does what its content security policy forbids.
  policyViolations: [
    async ({ context }, use) => {
      const violations: string[] = []
      await context.exposeBinding("reportViolation", (_source, violation: string) => violations.push(violation))
      await context.addInitScript(reportViolations)
      await use(undefined)
      expect(violations).toEqual([])
    },
    { auto: true },
  ],
  // In every test: the navbar does not slide in. On a busy machine a click would come some frames late, and miss it.
  navbarAtRest: [
    async ({ context }, use) => {
      await context.addInitScript(finishSlide)
      await use(undefined)
    },
    { auto: true },
  ],
})

/** Gives a first sign of the visitor, for which the app waits. */
export function giveSign(page: Page): Promise<void> {
  return page.evaluate(() => void window.dispatchEvent(new PointerEvent("pointerdown")))
}

/** `expect.poll` without its pauses of up to a second. Not for values that a new document interrupts, which would be an error. */
export const poll: typeof expect.poll = (read, options) =>
  expect.poll(read, { intervals: [50], ...(typeof options === "string" ? { message: options } : options) })

/** Waits for the styles of print and of other pages. */
export async function laterStyles(page: Page): Promise<void> {
  await expect(page.locator(`#${LATER_STYLES_ID}`)).toHaveCount(0)
}

/** The names that React gives the theme button of a page, in the languages of the builds. */
const TOGGLE_NAMES = [ar, de, en].flatMap(({ app }) => [app.switchToLight, app.switchToDark])

/** Gives a first sign of the visitor, and waits until React has taken over the page. */
export async function pageIsLive(page: Page): Promise<void> {
  await giveSign(page)
  // An assertion would ask every half second.
  const isNamed = (names: string[]) =>
    [...document.querySelectorAll(".navbar button")].some(({ ariaLabel }) => names.includes(ariaLabel ?? ""))
  await page.waitForFunction(isNamed, TOGGLE_NAMES, { polling: 20, timeout: 30_000 })
}

/** Runs in every page before its own code. */
function finishSlide(): void {
  document.addEventListener("animationstart", function finish({ animationName, target }) {
    if (animationName !== "navbar-in") return
    document.removeEventListener("animationstart", finish)
    for (const animation of (target as Element).getAnimations()) {
      if (animation instanceof CSSAnimation && animation.animationName === animationName) animation.finish()
    }
  })
}

/** Runs in every page before its own code. The frame of a game has a policy of its own. */
function reportViolations(): void {
  if (window !== window.top) return
  document.addEventListener("securitypolicyviolation", (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event
    const violation = [location.pathname, effectiveDirective, blockedURI, `${sourceFile}:${lineNumber}`, sample]
    ;(window as unknown as { reportViolation: (violation: string) => void }).reportViolation(violation.join(" "))
  })
}
