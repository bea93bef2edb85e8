import path from "node:path"

import { ROOT } from "./command/folders"
import { FLAG, readFlags, TEXT } from "./command/read-flags"
import { OwnerError, runCommand } from "./command/run-command"
import { migrateContent } from "./migrate/migrate-content"
import { MIGRATIONS } from "./migrate/migrations"

const HELP = `npm run migrate -- --since 1.0.0: changes the fields of your content as this version needs them; part of npm run update

  --since 1.0.0   the version of the project that the content was written for
  --dry-run       names the files that would change, but changes nothing
  --help          this text`

void runCommand(() => {
  const { values } = readFlags(HELP, { since: TEXT, "dry-run": FLAG })
  const { since = "", "dry-run": isDryRun = false } = values
  if (!/^\d+\.\d+\.\d+/.test(since))
    throw new OwnerError("Give the version of your content: --since 1.0.0. See --help.")
  const files = migrateContent(path.join(ROOT, "content"), MIGRATIONS, { since, isDryRun })
  for (const file of files) console.log(`${isDryRun ? "would change" : "changed"} content/${file}`)
  const next = isDryRun ? "Nothing has been changed. Next: the same without --dry-run" : "Next: npm run check:content"
  console.log(files.length === 0 ? "Nothing has to change." : next)
})
