import path from "node:path"
import { parseArgs } from "node:util"

import { ensureInstalled } from "./ensure-installed.mjs"
import { loadTypeScript } from "./load-typescript.mjs"
import { ROOT } from "./run.mjs"

const USAGE = "npm run check:links -- [--strict] [--fresh] [--format text|json] [--folder content]"

const options = readOptions()
if (options === null) {
  process.exitCode = 1
} else {
  await ensureInstalled()
  const { checkLinks, printDiagnostics, isFailure } = loadTypeScript(
    "src/build/links/check-links.ts",
    "src/doctor/diagnostic.ts",
  )
  const { format, fresh, folder } = options
  if (format === "text") console.error("Asking the hosts; with many links to one host this takes a while…")
  const { problems, addresses, asked, isOffline } = await checkLinks(path.resolve(folder), { isFresh: fresh })
  const known = asked === addresses ? "" : `, ${addresses - asked} of them known from an earlier run`
  const good = `All links lead somewhere. Addresses: ${addresses}${known}.`
  if (isOffline) console.error("No host could be asked: is this machine online?")
  else console.log(printDiagnostics(problems, format, good))
  process.exitCode = isOffline || isFailure(problems, options) ? 1 : 0
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        strict: { type: "boolean", default: false },
        fresh: { type: "boolean", default: false },
        format: { type: "string", default: process.env.GITHUB_ACTIONS ? "annotations" : "text" },
        folder: { type: "string", default: path.join(ROOT, "content") },
      },
    })
    if (["text", "json", "annotations"].includes(values.format)) return values
    console.error(`--format is text or json, not ${values.format}.\n${USAGE}`)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
  return null
}
