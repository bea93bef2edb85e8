import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { chromium } from "@playwright/test"

import { ROOT } from "./command/folders.mjs"
import { run } from "./command/run.mjs"
import { listViews } from "./contact-sheet/views.mjs"
import { startStaticHost } from "./hosts/static-host.mjs"
import { findBrowser } from "./programs/find-browser.mjs"

/**
 * Draws every kind of page in every state, on a phone and on a desktop, into `.contact-sheet/`: a picture each, and all of them on
 * `index.html`. Builds what it needs first; `--no-build` takes the builds that are there, names draw only the views that contain them.
 */
const FOLDER = path.join(ROOT, ".contact-sheet")
const SCREENS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
}
const names = process.argv.slice(2).filter((argument) => !argument.startsWith("--"))
if (!process.argv.includes("--no-build")) await build()

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
})
const views = listViews({ project: await somePath() }).filter(
  ({ name }) => names.length === 0 || names.some((part) => name.toLowerCase().includes(part.toLowerCase())),
)
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER)
/** @type {string[]} */
const figures = []
for (const [index, view] of views.entries()) {
  for (const screen of /** @type {(keyof typeof SCREENS)[]} */ (Object.keys(SCREENS))) {
    const file = `${String(index + 1).padStart(2, "0")}-${view.name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-${screen}.png`
    await draw(view, screen, file)
    figures.push(
      `<figure><a href="${file}"><img class="${screen}" src="${file}" alt=""></a><figcaption>${view.name}, ${screen}</figcaption></figure>`,
    )
  }
  console.log(`${index + 1}/${views.length} ${view.name}`)
}
await browser.close()
writeFileSync(path.join(FOLDER, "index.html"), sheet(figures))
console.log(`\n${path.join(FOLDER, "index.html")}`)

async function build() {
  for (const args of [["scripts/build.mjs"], ["scripts/test/build-variants.mjs", "services", "states", "empty"]]) {
    const code = await run(process.execPath, args)
    if (code !== 0) process.exit(code)
  }
}

/** The first project of the list, or the list itself. */
async function somePath() {
  const host = await startStaticHost({ directory: path.join(ROOT, "public") })
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${host.origin}/projects`)
  const links = await page
    .locator("main article a[href^='/projects/']")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")))
  await page.close()
  await host.stop()
  return links.find((link) => link !== null) ?? "/projects"
}

/**
 * @param {import("./contact-sheet/views.mjs").View} view
 * @param {keyof typeof SCREENS} screen
 * @param {string} file
 */
async function draw({ build, basePath = "", path: address, isDark, isPrinted, prepare }, screen, file) {
  const host = await startStaticHost({ directory: path.join(ROOT, build, "public"), basePath })
  const page = await browser.newPage({
    viewport: SCREENS[screen],
    deviceScaleFactor: screen === "phone" ? 2 : 1,
    isMobile: screen === "phone",
    hasTouch: screen === "phone",
    colorScheme: isDark ? "dark" : "light",
    reducedMotion: "reduce",
  })
  await page.goto(`${host.origin}${basePath}${address}`, { waitUntil: "networkidle" })
  // A whole page is drawn, also what a visitor would have to scroll to.
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = "eager"
  })
  await page.waitForLoadState("networkidle")
  await prepare?.(page)
  if (isPrinted) await page.emulateMedia({ media: "print" })
  await page.waitForTimeout(1000)
  await page.screenshot({ path: path.join(FOLDER, file), fullPage: prepare === undefined })
  await page.close()
  await host.stop()
}

/** @param {readonly string[]} all */
function sheet(all) {
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>
  body { margin: 2rem; background: #ddd; font: 14px system-ui; display: flex; flex-wrap: wrap; gap: 2rem; align-items: start }
  figure { margin: 0 } figcaption { margin-block-start: .5rem }
  img { display: block; object-fit: cover; object-position: top; box-shadow: 0 1px 6px #0004 }
  .phone { inline-size: 195px; block-size: 422px } .desktop { inline-size: 640px; block-size: 400px }
</style>
${all.join("\n")}
`
}
