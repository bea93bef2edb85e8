import { writeFileSync } from "node:fs"
import path from "node:path"
import type { Browser } from "@playwright/test"

import { startStaticHost } from "~/scripts/serve/static-host"

import { timedBuild } from "./build-times"
import { bytesOf, type FirstLoad, type LoadOptions, recordFirstLoad } from "./first-load"
import { withSites } from "./generated-sites"
import { pageKinds } from "./page-kinds"
import { atMost, kilobytes, printTable, ratio } from "./table"

/** Measures the first load of every kind of page, and compares the scripts with those of a bare Gatsby site. */
export async function measureWeight({ browser, ...site }: { browser: Browser; origin: string; directory: string }) {
  const bareScripts = await measureBareScripts(browser)
  const pages = []
  for (const { kind, path } of pageKinds(site.directory)) {
    const usual = await loadPage(browser, { ...site, path })
    const { first: dataSaver } = await loadPage(browser, { ...site, path, connection: { saveData: true } })
    const lean = usual.first.filter(({ kind }) => kind !== "image")
    const leanDataSaver = dataSaver.filter(({ kind }) => kind !== "image")
    const scripts = bytesOf(usual.first, "js")
    printTable(`${kind} (${path})`, [
      atMost("HTML with styles", bytesOf(usual.first, "html"), 12 * 1024, kilobytes),
      atMost("scripts", scripts, null, kilobytes),
      atMost("scripts, of bare Gatsby", scripts / bareScripts, 1.1, ratio),
      atMost("fonts", bytesOf(usual.first, "font"), null, kilobytes),
      atMost("images", bytesOf(usual.first, "image"), null, kilobytes),
      atMost("without images", bytesOf(lean), 116 * 1024, kilobytes),
      atMost("requests without images", lean.length, 13),
      atMost("scripts requested before the first paint", usual.beforePaint.length, 0),
      atMost("data saver: without images", bytesOf(leanDataSaver), 16 * 1024, kilobytes),
      atMost("data saver: requests", leanDataSaver.length, 3),
      atMost("loaded ahead for other pages", bytesOf(usual.ahead), null, kilobytes),
    ])
    pages.push({ kind, path, ...usual, dataSaver })
  }
  return { bareScripts, pages }
}

function measureBareScripts(browser: Browser): Promise<number> {
  return withSites("demo", async ({ bare }) => {
    await timedBuild(bare, "npx", ["gatsby", "build"])
    const directory = path.join(bare, "public")
    // The response to the request for the site icon, which the bare site does not have.
    writeFileSync(path.join(directory, "404.html"), "")
    const { origin, stop } = await startStaticHost({ directory })
    const options = { origin, directory, path: "/", last: "app-data.json", loadsAhead: false }
    const { first } = await loadPage(browser, options)
    await stop()
    return bytesOf(first, "js")
  })
}

async function loadPage(browser: Browser, options: LoadOptions): Promise<FirstLoad> {
  const page = await browser.newPage()
  const load = await recordFirstLoad(page, options)
  await page.close()
  return load
}
