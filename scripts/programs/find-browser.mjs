import { existsSync } from "node:fs"

import { runTool } from "../command/run.mjs"
import { findProgram } from "./find-program.mjs"
import { installPackages } from "./install-packages.mjs"

const HEADLESS_SHELL = "chromium-headless-shell"

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"]
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
]

/**
 * The browser for the tests: `CHROME_PATH`, else an installed Chrome or Chromium, else
 * Playwright's own, else one is installed. Throws, saying what to do, when there is none to be had.
 * @returns {Promise<string>} the path of its program
 */
export async function findBrowser() {
  const wished = process.env.CHROME_PATH
  if (wished !== undefined && wished !== "") {
    if (existsSync(wished)) return wished
    throw new Error(`CHROME_PATH is "${wished}", where there is no browser.`)
  }
  const found = installedBrowser() ?? (await playwrightBrowser())
  if (found !== undefined) return found
  console.log("No Chrome or Chromium found; installing one…")
  await installBrowser()
  const installed = installedBrowser() ?? (await playwrightBrowser())
  if (installed !== undefined) return installed
  throw new Error("No browser could be installed. Install Chrome or Chromium, or set CHROME_PATH to one.")
}

/**
 * The browser for many tests: `CHROME_PATH`, else Chromium's headless shell, in which they take little more than half the
 * time, else what `findBrowser` finds. Throws like that.
 * @returns {Promise<string>} the path of its program
 */
export async function findTestBrowser() {
  if (process.env.CHROME_PATH) return findBrowser()
  const shell = findProgram(HEADLESS_SHELL)
  if (shell !== undefined) return shell
  console.log("No headless shell of Chromium found; installing one…")
  return (await installPackages([HEADLESS_SHELL])) ? (findProgram(HEADLESS_SHELL) ?? findBrowser()) : findBrowser()
}

function installedBrowser() {
  const programs = NAMES.map((name) => findProgram(name))
  return [...programs, ...PLACES.filter((place) => existsSync(place))].find((program) => program !== undefined)
}

async function playwrightBrowser() {
  const { chromium } = await import("@playwright/test")
  const own = chromium.executablePath()
  return existsSync(own) ? own : undefined
}

async function installBrowser() {
  if (await installPackages(["chromium"])) return
  await runTool("playwright", ["install", "chromium"])
}
