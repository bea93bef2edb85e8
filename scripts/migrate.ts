import path from "node:path"

import { ROOT } from "./command/folders"
import { readFlags, TEXT } from "./command/read-flags"
import { OwnerError, runCommand } from "./command/run-command"
import { migrateContent } from "./migrate/migrate-content"
import { MIGRATIONS } from "./migrate/migrations"

const HELP = `npm run migrate -- --since 1.0.0: changes the fields of your content as this version needs them; part of npm run update

  --since 1.0.0   the version of the project that the content was written for
  --help          this text`

void runCommand(() => {
  const { values } = readFlags(HELP, { since: TEXT })
  const { since = "" } = values
  if (!/^\d+\.\d+\.\d+/.test(since))
    throw new OwnerError("Give the version of your content: --since 1.0.0. See --help.")
  const files = migrateContent(path.join(ROOT, "content"), MIGRATIONS, since)
  for (const file of files) console.log(`changed content/${file}`)
  console.log(files.length === 0 ? "Nothing has to change." : "Next: npm run check:content")
})
