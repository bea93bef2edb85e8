import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { type Browser, chromium } from "@playwright/test"

import { ROOT } from "./command/folders"
import { run } from "./command/run"
import { runCommand } from "./command/run-command"
import { listViews, type View } from "./contact-sheet/views"
import { findBrowser } from "./programs/find-browser"
import { startStaticHost } from "./serve/static-host"

const FOLDER = path.join(ROOT, ".contact-sheet")
const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
}
const BUILDS = [
  ["build"],
  ["test:build"],
  ["test:build-variants", "base-path", "languages", "services", "states", "empty"],
]
const HEAD = `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>
  body { margin: 2rem; background: #ddd; font: 14px system-ui; display: flex; flex-wrap: wrap; gap: 2rem; align-items: start }
  figure { margin: 0 } figcaption { margin-block-start: .5rem }
  img { display: block; object-fit: cover; object-position: top; box-shadow: 0 1px 6px #0004 }
  .phone { inline-size: 195px; block-size: 422px } .desktop { inline-size: 640px; block-size: 400px }
</style>
`

/**
 * Takes screenshots of every kind of page in every state, on a phone and on a desktop, for `.contact-sheet/index.html`. Builds
 * the sites first; `--no-build` uses existing builds. Names as arguments select the views whose names contain them.
 */
void runCommand(async () => {
  const names = process.argv.slice(2).filter((argument) => !argument.startsWith("--"))
  for (const args of process.argv.includes("--no-build") ? [] : BUILDS) {
    const code = await run("npm", ["run", "--silent", ...args])
    if (code !== 0) return code
  }
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : []
  const browser = await chromium.launch({ executablePath: await findBrowser(), args })
  const views = listViews(await findProject(browser)).filter(
    ({ name }) => names.length === 0 || names.some((part) => name.toLowerCase().includes(part.toLowerCase())),
  )
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER)
  let html = HEAD
  for (const [index, view] of views.entries()) {
    const slug = view.name.toLowerCase().replace(/[^a-z0-9]+/g, "-")
    for (const screen of ["phone", "desktop"] as const) {
      const file = `${String(index + 1).padStart(2, "0")}-${slug}-${screen}.png`
      await takeScreenshot(browser, { view, screen, file })
      const image = `<a href="${file}"><img class="${screen}" src="${file}" alt=""></a>`
      html += `<figure>${image}<figcaption>${view.name}, ${screen}</figcaption></figure>\n`
    }
    console.log(`${index + 1}/${views.length} ${view.name}`)
  }
  await browser.close()
  writeFileSync(path.join(FOLDER, "index.html"), html)
  console.log(`\n${path.join(FOLDER, "index.html")}`)
  return 0
})

/** Returns the path of the first project in the list, or of the list itself. */
async function findProject(browser: Browser): Promise<string> {
  const host = await startStaticHost({ directory: path.join(ROOT, "public") })
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${host.origin}/projects`)
  const [link] = await page.locator("main article a[href^='/projects/']").all()
  const project = await link?.getAttribute("href")
  await host.stop()
  return project ?? "/projects"
}

type Screenshot = { view: View; screen: keyof typeof SCREENS; file: string }

async function takeScreenshot(browser: Browser, { view, screen, file }: Screenshot): Promise<void> {
  const { build = ".", basePath = "", isDark, isPrinted, prepare } = view
  const host = await startStaticHost({ directory: path.join(ROOT, build, "public"), basePath })
  const colorScheme = isDark ? "dark" : "light"
  const page = await browser.newPage({ ...SCREENS[screen], colorScheme, reducedMotion: "reduce" })
  await page.goto(`${host.origin}${basePath}${view.path}`, { waitUntil: "networkidle" })
  // A full page also shows the images below the fold.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager"
  })
  await page.waitForLoadState("networkidle")
  await prepare?.(page)
  if (isPrinted) await page.emulateMedia({ media: "print" })
  // Tooltips, toasts and search results appear after a delay.
  await page.waitForTimeout(1000)
  await page.screenshot({ path: path.join(FOLDER, file), fullPage: prepare === undefined })
  await page.close()
  await host.stop()
}
