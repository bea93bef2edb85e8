import { spawnSync } from "node:child_process"
import path from "node:path"

import { ROOT } from "../command/run.mjs"
import { OWNED } from "../init/demo-files.mjs"

/**
 * The date of what is built, in seconds: `SOURCE_DATE_EPOCH` if it is set, else when the commit was made if nothing has
 * been changed since, else now. Two builds of one commit are the same to the last byte.
 * @param {string} site the folder that holds `content/` and `static/`
 * @returns {string}
 */
export function sourceDate(site) {
  if (process.env.SOURCE_DATE_EPOCH) return process.env.SOURCE_DATE_EPOCH
  const isChanged = git("status", "--porcelain", "--", "src", ...OWNED.map((folder) => path.join(site, folder)))
  const committed = git("log", "-1", "--format=%ct")
  return isChanged === "" && committed ? committed : String(Math.floor(Date.now() / 1000))
}

/**
 * @param {string[]} args
 * @returns {string | undefined} what git says; undefined without git, or outside of a repository
 */
function git(...args) {
  const { status, stdout } = spawnSync("git", args, { cwd: ROOT, encoding: "utf8" })
  return status === 0 ? stdout.trim() : undefined
}
