import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { ROOT } from "../scripts/command/folders.mjs"
import { startStaticHost } from "../scripts/hosts/static-host.mjs"
import { writeBareSite } from "./bare-site.mjs"
import { bytesOf, recordFirstLoad } from "./first-load.mjs"
import { pageKinds } from "./page-kinds.mjs"
import { atMost, kilobytes, printTable, ratio } from "./table.mjs"
import { TARGETS } from "./targets.mjs"
import { timedBuild } from "./timed-build.mjs"

/**
 * What every kind of page weighs and asks for, beside a bare Gatsby site of the same projects.
 * @param {import("@playwright/test").Browser} browser
 */
export async function measureWeight(browser) {
  const bareScripts = await measureBareScripts(browser)
  const directory = path.join(ROOT, "public")
  const host = await startStaticHost({ directory })
  const results = []
  for (const { kind, path: pagePath } of pageKinds(directory)) {
    const usual = await load(browser, { origin: host.origin, directory, path: pagePath })
    const sparing = await load(browser, {
      origin: host.origin,
      directory,
      path: pagePath,
      connection: { saveData: true },
    })
    results.push({ kind, path: pagePath, ...usual, sparing: sparing.first })
  }
  await host.stop()
  for (const result of results) printTable(`${result.kind} (${result.path})`, rowsOf(result, bareScripts))
  return { bareScripts, pages: results }
}

/** @typedef {import("./first-load.mjs").Contribution} Contribution */

/**
 * @param {{ first: Contribution[], ahead: Contribution[], beforePaint: string[], sparing: Contribution[] }} result
 * @param {number} bareScripts
 */
function rowsOf({ first, ahead, beforePaint, sparing }, bareScripts) {
  const lean = first.filter(({ kind }) => kind !== "picture")
  const leanSparing = sparing.filter(({ kind }) => kind !== "picture")
  return [
    atMost("HTML with styles", bytesOf(first, "html"), TARGETS.htmlBytes, kilobytes),
    atMost("scripts", bytesOf(first, "js"), null, kilobytes),
    atMost("scripts, of bare Gatsby", bytesOf(first, "js") / bareScripts, TARGETS.scriptsOfBare, ratio),
    atMost("fonts", bytesOf(first, "font"), null, kilobytes),
    atMost("pictures", bytesOf(first, "picture"), null, kilobytes),
    atMost("without pictures", bytesOf(lean), TARGETS.firstLoadBytes, kilobytes),
    atMost("requests without pictures", lean.length, TARGETS.firstLoadRequests),
    atMost("scripts asked for before the first paint", beforePaint.length, TARGETS.scriptsBeforePaint),
    atMost("saving data: without pictures", bytesOf(leanSparing), TARGETS.sparingBytes, kilobytes),
    atMost("saving data: requests", leanSparing.length, TARGETS.sparingRequests),
    atMost("loaded ahead for other pages", bytesOf(ahead), null, kilobytes),
  ]
}

/** @param {import("@playwright/test").Browser} browser */
async function measureBareScripts(browser) {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-bare-"))
  try {
    writeBareSite(folder, path.join(ROOT, "content", "projects"))
    await timedBuild(folder, ["npx", "gatsby", "build"])
    const directory = path.join(folder, "public")
    // The host's answer to the site icon, which the bare site does not have.
    writeFileSync(path.join(directory, "404.html"), "")
    const host = await startStaticHost({ directory })
    const { first } = await load(browser, {
      origin: host.origin,
      directory,
      path: "/",
      last: "app-data.json",
      loadsAhead: false,
    })
    await host.stop()
    return bytesOf(first, "js")
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {Parameters<typeof recordFirstLoad>[1]} site
 */
async function load(browser, site) {
  const page = await browser.newPage()
  const result = await recordFirstLoad(page, site)
  await page.close()
  return result
}
