import { runCommand } from "~/scripts/command/run-command"
import { runTool } from "~/scripts/command/spawn-program"
import { findTestBrowser } from "~/scripts/programs/find-browser"
import { ensureFonts, ensurePrograms } from "~/scripts/programs/install-packages"

import { ensureBuilt } from "./fixture-site"

void runCommand(async () => {
  ensureBuilt()
  const CHROME_PATH = await findTestBrowser()
  await ensurePrograms({ "firefox-esr": "firefox-esr", WebKitWebDriver: "webkit2gtk-driver", Xvfb: "xvfb" })
  await ensureFonts()
  return runTool("playwright", ["test", ...process.argv.slice(2)], { env: { CHROME_PATH } })
})
