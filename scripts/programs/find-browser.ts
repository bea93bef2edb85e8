import { existsSync } from "node:fs"
import { chromium } from "@playwright/test"

import { runTool } from "~/scripts/command/run"

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
  if (wanted) {
    if (existsSync(wanted)) return wanted
    throw new Error(`CHROME_PATH is "${wanted}", but this file does not exist.`)
  }
  const found = installedBrowser()
  if (found !== undefined) return found
  console.log("No Chrome or Chromium found; installing one…")
  if (!(await installPackages(["chromium"]))) await runTool("playwright", ["install", "chromium"])
  const installed = installedBrowser()
  if (installed !== undefined) return installed
  throw new Error("No browser could be installed. Install Chrome or Chromium, or set CHROME_PATH to its path.")
}

/**
 * Returns the path of the browser for many tests: `CHROME_PATH`, else Chromium's headless shell, in which they take little
 * more than half the time, else a browser like `findBrowser`.
 */
export async function findTestBrowser() {
  if (process.env.CHROME_PATH) return findBrowser()
  const shell = findProgram(HEADLESS_SHELL)
  if (shell !== undefined) return shell
  console.log("No headless shell of Chromium found; installing one…")
  await installPackages([HEADLESS_SHELL])
  return findProgram(HEADLESS_SHELL) ?? findBrowser()
}

function installedBrowser() {
  const programs = NAMES.map((name) => findProgram(name))
  const paths = [...PATHS, chromium.executablePath()].filter((file) => existsSync(file))
  return [...programs, ...paths].find((program) => program !== undefined)
}
