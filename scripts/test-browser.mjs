import { findTestBrowser } from "./browser.mjs"
import { ensurePrograms } from "./debian.mjs"
import { ensureBuilt } from "./ensure-built.mjs"
import { runTool } from "./run.mjs"

ensureBuilt()
const CHROME_PATH = await findTestBrowser()
await ensurePrograms({ "firefox-esr": "firefox-esr", WebKitWebDriver: "webkit2gtk-driver", Xvfb: "xvfb" })
process.exitCode = await runTool("playwright", ["test", ...process.argv.slice(2)], { env: { CHROME_PATH } })
