import { findDeadLinks } from "~/src/build/links/find-dead-links"

import { runCheck } from "./command/run-check"
import { OwnerError } from "./command/run-command"

const FLAGS = { fresh: "also requests links that worked in an earlier run" }

void runCheck("npm run check:links -- [flags]: requests every link of your content", FLAGS, async (options) => {
  const { folder, format, flags } = options
  if (format === "text") console.error("Requesting the links. Many links to one host take a while…")
  const { problems, addresses, asked, isOffline } = await findDeadLinks(folder, { isFresh: flags.has("fresh") })
  if (isOffline) throw new OwnerError("No host could be reached. Check your network.")
  const known = asked === addresses ? "" : `, ${addresses - asked} of them known from an earlier run`
  return { diagnostics: problems, success: `All links work. Addresses: ${addresses}${known}.` }
})
