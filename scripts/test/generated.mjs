import { spawnSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"

import { ROOT } from "../command/run.mjs"

/** What a build writes and that is committed, so that types are there before the first build. */
const GENERATED = "src/gatsby-types.d.ts"
const VARIANTS = path.join(ROOT, ".variants")

const { stdout } = spawnSync("git", ["status", "--porcelain", "--", GENERATED], { cwd: ROOT, encoding: "utf8" })
const others = existsSync(VARIANTS) ? readdirSync(VARIANTS).filter(hasOtherTypes) : []
if (stdout.trim() !== "") {
  console.error(`The build has changed a generated file; commit it too:\n${stdout}`)
  process.exitCode = 1
} else if (others.length > 0) {
  console.error(
    `${GENERATED} is another one for the content of ${others.join(", ")} in .variants/: an owner would find it changed. Declare in the schema what Gatsby infers (\`diff\` shows it).`,
  )
  process.exitCode = 1
} else {
  console.log("The generated file is as committed, whatever the content.")
}

/** @param {string} variant */
function hasOtherTypes(variant) {
  const file = path.join(VARIANTS, variant, GENERATED)
  return existsSync(file) && !readFileSync(file).equals(readFileSync(path.join(ROOT, GENERATED)))
}
