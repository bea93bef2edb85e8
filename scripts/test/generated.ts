import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"

import { ROOT } from "~/scripts/command/folders"
import { tryGit } from "~/scripts/command/git"
import { OwnerError, runCommand } from "~/scripts/command/run-command"

import { VARIANTS } from "./fixture-site"

/** A build writes this file. It is committed, so that types exist before the first build. */
const GENERATED = "src/gatsby-types.d.ts"

void runCommand(() => {
  const change = tryGit(ROOT, ["status", "--porcelain", "--", GENERATED])
  if (change) throw new OwnerError(`The build has changed a generated file. Commit it, too:\n${change}`)
  const committed = readFileSync(path.join(ROOT, GENERATED))
  const different = readdirSync(VARIANTS).filter((variant) => {
    const file = path.join(VARIANTS, variant, GENERATED)
    return existsSync(file) && !readFileSync(file).equals(committed)
  })
  if (different.length === 0) return console.log("The generated file is committed and does not depend on the content.")
  throw new OwnerError(
    `The content of ${different.join(", ")} in .variants/ changes ${GENERATED}, so an owner's content would, too. Declare in the schema what Gatsby infers; \`diff\` shows it.`,
  )
})
