import { ROOT } from "./command/folders"
import { FLAG, readFlags, TEXT } from "./command/read-flags"
import { runCommand } from "./command/run-command"
import { updateSite } from "./update/update-site"

const HELP = `npm run update -- [flags]: updates the code to the newest version of the template; content/ and static/ stay yours

  --from address   the address or path of the template's repository; needed once
  --base commit    the commit of the template that your code is based on, if it cannot be found
  --dry-run        shows what would happen, but changes nothing and runs no code of the new version
  --keep           keeps an update with conflicts or with problems in the content on the branch template-update
  --help           this text`

void runCommand(async () => {
  const { values } = readFlags(HELP, { from: TEXT, base: TEXT, "dry-run": FLAG, keep: FLAG })
  const { from, base, "dry-run": isDryRun = false, keep: isKept = false } = values
  await updateSite(ROOT, { from, base, isDryRun, isKept, print: console.log })
})
