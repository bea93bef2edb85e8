import { runTool } from "../command/run.mjs"
import { findTestBrowser } from "../programs/find-browser.mjs"
import { ensurePrograms } from "../programs/install-packages.mjs"
import { ensureBuilt } from "./ensure-built.mjs"

ensureBuilt()
const CHROME_PATH = await findTestBrowser()
await ensurePrograms({ "firefox-esr": "firefox-esr", WebKitWebDriver: "webkit2gtk-driver", Xvfb: "xvfb" })
process.exitCode = await runTool("playwright", ["test", ...process.argv.slice(2)], { env: { CHROME_PATH } })
