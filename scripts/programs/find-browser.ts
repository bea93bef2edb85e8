import { existsSync } from "node:fs"
import { chromium } from "@playwright/test"

import { runTool } from "~/scripts/command/spawn-program"

import { findProgram } from "./find-program"
import { installPackages } from "./install-packages"

const HEADLESS_SHELL = "chromium-headless-shell"
const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"]
const PATHS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
]

/**
 * Returns the path of a browser: `CHROME_PATH`, else an installed Chrome or Chromium, else Playwright's own, else one that
 * it installs. Throws an error if that fails.
 */
export async function findBrowser() {
  const wanted = process.env.CHROME_PATH
  if (wanted && !existsSync(wanted)) throw new Error(`CHROME_PATH is "${wanted}", but this file does not exist.`)
  const found = wanted || installedBrowser()
  if (found) return found
  console.log("No Chrome or Chromium found; installing one…")
  if (!(await installPackages(["chromium"]))) await runTool("playwright", ["install", "chromium"])
  const installed = installedBrowser()
  if (installed !== undefined) return installed
  throw new Error("No browser could be installed. Install Chrome or Chromium, or set CHROME_PATH to its path.")
}

/** Returns Chromium's headless shell, in which tests take about half the time, else the browser of `findBrowser`. */
export async function findTestBrowser() {
  if (process.env.CHROME_PATH) return findBrowser()
  if (findProgram(HEADLESS_SHELL) === undefined) {
    console.log("No headless shell of Chromium found; installing one…")
    await installPackages([HEADLESS_SHELL])
  }
  return findProgram(HEADLESS_SHELL) ?? findBrowser()
}

function installedBrowser() {
  return NAMES.map(findProgram).find(Boolean) ?? [...PATHS, chromium.executablePath()].find((file) => existsSync(file))
}
