import path from "node:path"

import { ROOT } from "./command/folders.mjs"
import { loadTypeScript } from "./command/load-typescript.mjs"
import { OwnerError, runForOwner } from "./command/owner-error.mjs"
import { readFlags } from "./command/read-flags.mjs"

const HELP = `npm run check:links -- [flags]: requests every link of your content

  --strict         warnings are errors, too
  --fresh          also requests links that worked in an earlier run
  --format json    the output: text, json or annotations (for GitHub Actions)
  --folder path    the content to check, if not content/
  --help           this text`

await runForOwner(async () => {
  const { values } = readFlags(process.argv.slice(2), {
    strict: { type: "boolean" },
    fresh: { type: "boolean" },
    format: { type: "string" },
    folder: { type: "string" },
    help: { type: "boolean" },
  })
  if (values.help) return console.log(HELP)
  const { strict = false, fresh = false, folder = path.join(ROOT, "content") } = values
  const { format = process.env.GITHUB_ACTIONS ? "annotations" : "text" } = values
  if (!["text", "json", "annotations"].includes(format)) {
    throw new OwnerError(`--format is text, json or annotations, not ${format}. See --help.`)
  }
  const { checkLinks, printProblems, isFailure } = loadTypeScript(
    "src/build/links/check-links.ts",
    "src/doctor/print-problems.ts",
  )
  if (format === "text") console.error("Requesting the links. Many links to one host take a while…")
  const { problems, addresses, asked, isOffline } = await checkLinks(path.resolve(folder), { isFresh: fresh })
  const known = asked === addresses ? "" : `, ${addresses - asked} of them known from an earlier run`
  if (isOffline) throw new OwnerError("No host could be reached. Check your network.")
  console.log(printProblems(problems, format, `All links work. Addresses: ${addresses}${known}.`))
  process.exitCode = isFailure(problems, { strict }) ? 1 : 0
})
