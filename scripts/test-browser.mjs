import { findBrowser } from "./browser.mjs"
import { runTool } from "./run.mjs"

const CHROME_PATH = await findBrowser()
process.exitCode = await runTool("playwright", ["test", ...process.argv.slice(2)], { env: { CHROME_PATH } })
