import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import type { Browser } from "@playwright/test"

import { ROOT } from "~/scripts/command/folders"
import { startStaticHost } from "~/scripts/serve/static-host"

import { timedBuild, writeBareSite } from "./build"
import { bytesOf, type Contribution, type FirstLoad, type LoadOptions, recordFirstLoad } from "./first-load"
import { pageKinds } from "./page-kinds"
import { atMost, kilobytes, printTable, type Row, ratio } from "./table"
import { TARGETS } from "./targets"

/** Measures the first load of every kind of page, and compares the scripts with those of a bare Gatsby site. */
export async function measureWeight(browser: Browser) {
  const bareScripts = await measureBareScripts(browser)
  const directory = path.join(ROOT, "public")
  const host = await startStaticHost({ directory })
  const pages = []
  for (const { kind, path } of pageKinds(directory)) {
    const options = { origin: host.origin, directory, path }
    const usual = await loadPage(browser, options)
    const { first: dataSaver } = await loadPage(browser, { ...options, connection: { saveData: true } })
    printTable(`${kind} (${path})`, rowsOf(usual, dataSaver, bareScripts))
    pages.push({ kind, path, ...usual, dataSaver })
  }
  await host.stop()
  return { bareScripts, pages }
}

function rowsOf({ first, ahead, beforePaint }: FirstLoad, dataSaver: Contribution[], bareScripts: number): Row[] {
  const lean = first.filter(({ kind }) => kind !== "image")
  const leanDataSaver = dataSaver.filter(({ kind }) => kind !== "image")
  return [
    atMost("HTML with styles", bytesOf(first, "html"), TARGETS.htmlBytes, kilobytes),
    atMost("scripts", bytesOf(first, "js"), null, kilobytes),
    atMost("scripts, of bare Gatsby", bytesOf(first, "js") / bareScripts, TARGETS.scriptsOfBare, ratio),
    atMost("fonts", bytesOf(first, "font"), null, kilobytes),
    atMost("images", bytesOf(first, "image"), null, kilobytes),
    atMost("without images", bytesOf(lean), TARGETS.firstLoadBytes, kilobytes),
    atMost("requests without images", lean.length, TARGETS.firstLoadRequests),
    atMost("scripts requested before the first paint", beforePaint.length, TARGETS.scriptsBeforePaint),
    atMost("data saver: without images", bytesOf(leanDataSaver), TARGETS.dataSaverBytes, kilobytes),
    atMost("data saver: requests", leanDataSaver.length, TARGETS.dataSaverRequests),
    atMost("loaded ahead for other pages", bytesOf(ahead), null, kilobytes),
  ]
}

async function measureBareScripts(browser: Browser): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-bare-"))
  try {
    writeBareSite(folder, path.join(ROOT, "content", "projects"))
    await timedBuild(folder, ["npx", "gatsby", "build"])
    const directory = path.join(folder, "public")
    // The response to the request for the site icon, which the bare site does not have.
    writeFileSync(path.join(directory, "404.html"), "")
    const { origin, stop } = await startStaticHost({ directory })
    const options = { origin, directory, path: "/", last: "app-data.json", loadsAhead: false }
    const { first } = await loadPage(browser, options)
    await stop()
    return bytesOf(first, "js")
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function loadPage(browser: Browser, options: LoadOptions): Promise<FirstLoad> {
  const page = await browser.newPage()
  const load = await recordFirstLoad(page, options)
  await page.close()
  return load
}
