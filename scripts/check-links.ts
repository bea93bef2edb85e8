import { checkLinks } from "~/src/build/links/check-links"
import { isFailure, printDiagnostics } from "~/src/doctor/diagnostic"

import { CHECK_HELP, readCheckFlags } from "./command/check-flags"
import { OwnerError, runCommand } from "./command/run-command"

const HELP = `npm run check:links -- [flags]: requests every link of your content
${CHECK_HELP}
  --fresh          also requests links that worked in an earlier run`

void runCommand(async () => {
  const { help, strict, hasExtra: isFresh, format, folder } = readCheckFlags("fresh")
  if (help) return console.log(HELP)
  if (format === "text") console.error("Requesting the links. Many links to one host take a while…")
  const { problems, addresses, asked, isOffline } = await checkLinks(folder, { isFresh })
  const known = asked === addresses ? "" : `, ${addresses - asked} of them known from an earlier run`
  if (isOffline) throw new OwnerError("No host could be reached. Check your network.")
  console.log(printDiagnostics(problems, format, `All links work. Addresses: ${addresses}${known}.`))
  return isFailure(problems, { strict }) ? 1 : 0
})
