import { spawnSync } from "node:child_process"

import { OwnerError } from "../command/owner-error.mjs"
import { OWNED } from "./demo-files.mjs"

/**
 * Throws an OwnerError that names the files when the owner's folders hold work that git does not have.
 * @param {string} root
 */
export function refuseUncommitted(root) {
  const { status, stdout } = spawnSync("git", ["status", "--porcelain", "--untracked-files=all", "--", ...OWNED], {
    cwd: root,
    encoding: "utf8",
  })
  if (status !== 0) {
    throw new OwnerError("This folder is no git repository, so nothing could be got back: use --force to go on.")
  }
  if (stdout.trim() === "") return
  const files = stdout.trimEnd().split("\n")
  throw new OwnerError(`Commit these first, then run it again (or use --force):\n${files.join("\n")}`)
}
