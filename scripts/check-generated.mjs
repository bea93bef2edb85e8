import { spawnSync } from "node:child_process"

import { ROOT } from "./run.mjs"

/** Files that a build writes and that are committed, so that types are there before the first build. */
const GENERATED = ["src/gatsby-types.d.ts"]

const { stdout } = spawnSync("git", ["status", "--porcelain", "--", ...GENERATED], { cwd: ROOT, encoding: "utf8" })
if (stdout.trim() === "") {
  console.log("The generated files are as committed.")
} else {
  console.error(`The build has changed generated files; commit them too:\n${stdout}`)
  process.exitCode = 1
}
