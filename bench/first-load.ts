import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync, constants } from "node:zlib"
import type { Page } from "@playwright/test"

type Kind = "html" | "js" | "font" | "image" | "data" | "other"

/** One request, with its bytes as a host sends them: text is compressed with Brotli. */
export type Contribution = { address: string; kind: Kind; bytes: number }

export type FirstLoad = {
  /** Requests for the page itself. */
  first: Contribution[]
  /** Requests for pages that may follow. */
  ahead: Contribution[]
  /** Scripts and data that are requested before the first paint. */
  beforePaint: string[]
}

export type LoadOptions = {
  origin: string
  directory: string
  path: string
  basePath?: string
  /** The value of `navigator.connection`. */
  connection?: object
  /** `false` prevents prefetching. */
  loadsAhead?: boolean
  /** A part of the last address that the page requests; by default the manifest, a second after hydration. */
  last?: string
}

const KINDS: Record<string, Kind> = { html: "html", js: "js", json: "data", woff2: "font", webp: "image", png: "image" }
const IS_TEXT = /\.(html|js|json|svg|css|xml|txt)$/
const sizes = new Map<string, number>()

/** `page` is a fresh one. Sizes come from the finished files, so that they do not depend on the machine. */
export async function recordFirstLoad(page: Page, options: LoadOptions): Promise<FirstLoad> {
  const { origin, directory, basePath = "", connection, loadsAhead = true, last = "/builds/meta/" } = options
  await page.addInitScript(prepareLoad, { connection, loadsAhead })
  await page.goto(`${origin}${basePath}${options.path}`)
  if (connection) {
    // Without a reason to wait, the app would start when the page is painted and the browser idle.
    await untilPainted(page)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  } else {
    await giveSign(page)
    await untilRequested(page, last)
  }
  await page.waitForLoadState("networkidle")
  const { entries, live, painted } = await page.evaluate(() => ({
    entries: performance.getEntriesByType("resource").map(({ name, startTime }) => ({ name, startTime })),
    live: performance.getEntriesByName("app-live")[0]?.startTime ?? Number.POSITIVE_INFINITY,
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY,
  }))
  const html = { address: options.path, ...weigh(directory, htmlFile(directory, options.path)) }
  const load: FirstLoad = { first: [html], ahead: [], beforePaint: [] }
  for (const { name, startTime } of entries) {
    const address = new URL(name).pathname
    const contribution = { address, ...weigh(directory, decodeURIComponent(address.slice(basePath.length + 1))) }
    const isAhead = startTime > live && (contribution.kind === "js" || address.includes("/page-data/"))
    load[isAhead ? "ahead" : "first"].push(contribution)
    if (["js", "data"].includes(contribution.kind) && startTime < painted) load.beforePaint.push(address)
  }
  return load
}

/** Runs in the page before its own scripts. */
function prepareLoad({ connection, loadsAhead }: { connection: object | undefined; loadsAhead: boolean }): void {
  performance.setResourceTimingBufferSize(1000)
  document.addEventListener("app-live", () => performance.mark("app-live"))
  if (connection) Object.defineProperty(navigator, "connection", { value: connection })
  // The app prefetches links that this observer reports as visible.
  if (!loadsAhead) IntersectionObserver.prototype.observe = () => undefined
}

/** Gives the first sign of a visitor, once the page is painted: the app waits for it. */
export async function giveSign(page: Page): Promise<void> {
  await untilPainted(page)
  await page.evaluate(() => window.dispatchEvent(new PointerEvent("pointerdown")))
}

export async function untilPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0)
}

/** Waits until the page has requested an address that contains the text. */
export async function untilRequested(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (part) => performance.getEntriesByType("resource").some(({ name }) => name.includes(part)),
    text,
  )
}

export function bytesOf(contributions: readonly { kind: Kind; bytes: number }[], kind?: Kind): number {
  const counted = contributions.filter((contribution) => kind === undefined || contribution.kind === kind)
  return counted.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** `bytes` are those that a host sends. */
export function weigh(directory: string, file: string): { kind: Kind; bytes: number } {
  const absolute = path.join(directory, file)
  const bytes = sizes.get(absolute) ?? transferSize(absolute)
  sizes.set(absolute, bytes)
  return { kind: KINDS[path.extname(file).slice(1)] ?? "other", bytes }
}

export function htmlFile(directory: string, page: string): string {
  const candidates = page === "/" ? ["index.html"] : [`${page.slice(1)}.html`, `${page.slice(1)}/index.html`]
  return candidates.find((file) => existsSync(path.join(directory, file))) ?? "404.html"
}

function transferSize(file: string): number {
  if (!existsSync(file)) return 0
  const content = readFileSync(file)
  return IS_TEXT.test(file) ? compressedSize(content) : content.length
}

export function compressedSize(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
