import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect } from "@playwright/test"

import { bytesOf, type Contribution, compressedSize, htmlFile, recordFirstLoad } from "~/bench/first-load"
import { type PageKind, pageKinds } from "~/bench/page-kinds"
import { BUILDS } from "~/tests/builds"
import { recordRequests, recordScripts } from "~/tests/e2e/observe"
import { PAGE_KINDS, test } from "~/tests/e2e/site"

type Budget = {
  scriptBytes: number
  /** The first load without the owner's content: texts, images and the data of the page. */
  bytes: number
  requests: number
}

/** HTML and styles of any page without its main part. */
const FRAME_BYTES = 10_600

/** The most that each page may have: a little above the measured figures (docs/decisions/0029). */
const BUDGETS: Record<PageKind, Budget> = {
  home: { scriptBytes: 96_000, bytes: 121_700, requests: 11 },
  list: { scriptBytes: 99_100, bytes: 124_650, requests: 11 },
  "text project": { scriptBytes: 98_500, bytes: 123_850, requests: 11 },
  // It has a gallery and a table, with styles of their own.
  "project with pictures": { scriptBytes: 98_500, bytes: 125_350, requests: 13 },
  // Its portrait can be enlarged, its profiles stay in two columns on a phone, and its table fades where it scrolls.
  about: { scriptBytes: 96_900, bytes: 123_500, requests: 12 },
  404: { scriptBytes: 94_200, bytes: 119_800, requests: 12 },
}

/** The page, its icon and its later styles, without the app: the same for all kinds. */
const DATA_SAVER_BYTES = 12_600

/** Only finished files are counted, so the figures are the same on every machine. */
const { directory, basePath } = BUILDS.default

test.beforeEach(({ expectMessages }) => expectMessages(/404/))

test("the first load of every kind of page keeps to its budget of bytes and requests", async ({ site, browser }) => {
  for (const { kind, path } of pageKinds(directory)) {
    // Without the files and the memory of the page before.
    const page = await browser.newPage()
    const budget = BUDGETS[kind]
    // A pointer at rest is over the page before it is painted, and starts nothing.
    await page.mouse.move(2, 2)
    const load = await recordFirstLoad(page, { origin: site.origin, directory, path, basePath, loadsAhead: false })
    const lean = withoutContent(load.first)
    const frame = weighFrame(path)
    const list = `${kind}, ${path}:\n${biggest(load.first)}\n`
    expect.soft(frame, `HTML and styles around the content, ${list}`).toBeLessThanOrEqual(FRAME_BYTES)
    expect.soft(bytesOf(load.first, "js"), `scripts, ${list}`).toBeLessThanOrEqual(budget.scriptBytes)
    expect.soft(frame + bytesOf(lean), `without content, ${list}`).toBeLessThanOrEqual(budget.bytes)
    expect.soft(lean.length + 1, `requests without images, ${list}`).toBeLessThanOrEqual(budget.requests)
    expect.soft(load.beforePaint, `scripts and data requested before the first paint, ${list}`).toEqual([])
    await page.close()
  }
})

test("with data saving on, nothing of the app is requested", async ({ site, page }) => {
  const path = "/projects"
  const connection = { saveData: true }
  const { first } = await recordFirstLoad(page, { origin: site.origin, directory, path, basePath, connection })
  const lean = withoutContent(first)
  expect.soft(weighFrame(path) + bytesOf(lean), biggest(first)).toBeLessThanOrEqual(DATA_SAVER_BYTES)
  expect.soft(lean.length + 1, biggest(first)).toBeLessThanOrEqual(3)
})

test("Y1 Y2 Y3 I1 I2: no first load has code that only an action needs", async ({ site, visit, page }) => {
  const scripts = recordScripts(page)
  const requests = recordRequests(page)
  for (const path of PAGE_KINDS) await visit(path)
  await page.waitForLoadState("networkidle")
  expect(scripts.length).toBeGreaterThan(3)
  const unwanted =
    /react-tooltip|Toastify|analytics-consent|_vercel|ga-disable|page_view|Privacy choices|leave their places empty/
  expect(scripts.filter((script) => unwanted.test(script))).toEqual([])
  expect(requests.filter((url) => url.includes("icons=") || !url.startsWith(site.origin))).toEqual([])
  await expect(page.getByRole("button", { name: /^(Privacy choices|Accept)$/ })).toHaveCount(0)
})

/** Leaves out what depends on the owner: images, and the texts in the page and in its data. */
function withoutContent(contributions: readonly Contribution[]): Contribution[] {
  return contributions
    .filter(({ kind }) => kind !== "image" && kind !== "html")
    .map((contribution) => (contribution.kind === "data" ? { ...contribution, bytes: 0 } : contribution))
}

/** Lists the contributions, the heaviest first. */
function biggest(contributions: readonly Contribution[]): string {
  const sorted = [...contributions].sort((a, b) => b.bytes - a.bytes)
  return sorted.map(({ address, bytes }) => `${String(bytes).padStart(8)}  ${address}`).join("\n")
}

/** Returns the weight of a page without its main part: head, styles, navbar and footer. */
function weighFrame(page: string): number {
  const html = readFileSync(join(directory, htmlFile(directory, page)), "utf8")
  return compressedSize(html.replace(/(<main\b[^>]*>).*(<\/main>)/s, "$1$2"))
}
