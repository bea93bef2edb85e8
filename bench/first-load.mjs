import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync, constants } from "node:zlib"

/**
 * @typedef {"html" | "js" | "font" | "picture" | "data" | "other"} Kind
 * @typedef {{ address: string, kind: Kind, bytes: number }} Contribution what one request brought, in bytes as a host
 *   sends it: text compressed with brotli
 * @typedef {{ first: Contribution[], ahead: Contribution[], beforePaint: string[] }} FirstLoad what the page itself
 *   needs, what it loads ahead for pages that may follow, and which scripts and data it asked for before it was painted
 */

/** @type {Record<string, Kind>} */
const KINDS = { ".html": "html", ".js": "js", ".json": "data", ".woff2": "font", ".webp": "picture", ".png": "picture" }
const IS_TEXT = /\.(html|js|json|svg|css|xml|txt)$/

/** @type {Map<string, number>} */
const sizes = new Map()

/**
 * Loads a page and lists what that brought over the wire. Counts and sizes come from the finished files: they do not depend on
 * how fast the machine is.
 * @param {import("@playwright/test").Page} page a fresh one: what an earlier page has loaded would be missing
 * @param {{ origin: string, directory: string, path: string, basePath?: string, connection?: object, loadsAhead?: boolean, last?: string }} site
 *   `last` is part of the address of what the page asks for last on its own, by default the build's manifest, a second
 *   after it has become live; `connection` is what the browser takes its connection for; `loadsAhead: false` leaves out what only other pages need
 * @returns {Promise<FirstLoad>}
 */
export async function recordFirstLoad(page, site) {
  const {
    origin,
    directory,
    path: pagePath,
    basePath = "",
    connection,
    loadsAhead = true,
    last = "/builds/meta/",
  } = site
  await page.addInitScript(watchLoad, { connection, loadsAhead })
  await page.goto(`${origin}${basePath}${pagePath}`)
  if (connection) {
    // Longer than the app would wait for an idle moment.
    await page.waitForTimeout(1500)
  } else {
    await page.waitForFunction(
      (address) => performance.getEntriesByType("resource").some(({ name }) => name.includes(address)),
      last,
    )
  }
  await page.waitForLoadState("networkidle")
  const { entries, live, painted } = await page.evaluate(() => ({
    entries: /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType("resource")).map(
      ({ name, startTime }) => ({ name, startTime }),
    ),
    live: performance.getEntriesByName("app-live")[0]?.startTime ?? Number.POSITIVE_INFINITY,
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY,
  }))
  const html = { address: pagePath, ...weigh(directory, htmlFile(directory, pagePath)) }
  /** @type {FirstLoad} */
  const load = { first: [html], ahead: [], beforePaint: [] }
  for (const { name, startTime } of entries) {
    const address = new URL(name).pathname
    const contribution = { address, ...weigh(directory, decodeURIComponent(address.slice(basePath.length + 1))) }
    const isAhead = startTime > live && (contribution.kind === "js" || address.includes("/page-data/"))
    load[isAhead ? "ahead" : "first"].push(contribution)
    if (["js", "data"].includes(contribution.kind) && startTime < painted) load.beforePaint.push(address)
  }
  return load
}

/**
 * Runs in the page, before everything else.
 * @param {{ connection: object | undefined, loadsAhead: boolean }} options
 */
function watchLoad({ connection, loadsAhead }) {
  performance.setResourceTimingBufferSize(1000)
  document.addEventListener("app-live", () => performance.mark("app-live"))
  if (connection) Object.defineProperty(navigator, "connection", { value: connection })
  if (loadsAhead) return
  // Links are loaded ahead when they come into view: none ever does.
  Object.assign(window, {
    IntersectionObserver: class {
      observe = () => undefined
      unobserve = () => undefined
      disconnect = () => undefined
    },
  })
}

/**
 * @param {readonly Contribution[]} contributions
 * @param {...Kind} kinds all kinds, if none is named
 */
export function bytesOf(contributions, ...kinds) {
  const counted = contributions.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
  return counted.reduce((sum, { bytes }) => sum + bytes, 0)
}

/**
 * The text for whoever broke a budget: what weighs most.
 * @param {readonly Contribution[]} contributions
 */
export function biggest(contributions) {
  const sorted = [...contributions].sort((a, b) => b.bytes - a.bytes)
  return sorted.map(({ address, bytes }) => `${String(bytes).padStart(8)}  ${address}`).join("\n")
}

/**
 * @param {string} directory
 * @param {string} page
 */
function htmlFile(directory, page) {
  const candidates = page === "/" ? ["index.html"] : [`${page.slice(1)}.html`, `${page.slice(1)}/index.html`]
  return candidates.find((file) => existsSync(path.join(directory, file))) ?? "404.html"
}

/**
 * @param {string} directory
 * @param {string} file
 * @returns {{ kind: Kind, bytes: number }}
 */
export function weigh(directory, file) {
  const absolute = path.join(directory, file)
  const bytes = sizes.get(absolute) ?? (existsSync(absolute) ? transferSize(absolute) : 0)
  sizes.set(absolute, bytes)
  return { kind: KINDS[path.extname(file)] ?? "other", bytes }
}

/**
 * What a page weighs apart from what is written on it: its head and styles, navbar and footer.
 * @param {string} directory
 * @param {string} page
 */
export function weighFrame(directory, page) {
  const html = readFileSync(path.join(directory, htmlFile(directory, page)), "utf8")
  return compressed(html.replace(/(<main\b[^>]*>).*(<\/main>)/s, "$1$2"))
}

/** @param {string} absolute */
function transferSize(absolute) {
  const content = readFileSync(absolute)
  return IS_TEXT.test(absolute) ? compressed(content) : content.length
}

/** @param {string | Buffer} content */
function compressed(content) {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
