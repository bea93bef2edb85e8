import { spawnSync } from "node:child_process"
import path from "node:path"

import { OWNED_FOLDERS, ROOT } from "~/scripts/command/folders"

/**
 * The date of a build in seconds: `SOURCE_DATE_EPOCH` if it is set; else the date of the commit if nothing has changed
 * since; else now. Two builds of one commit are equal to the byte.
 * @param site the folder that holds `content/` and `static/`
 */
export function sourceDate(site: string): string {
  if (process.env.SOURCE_DATE_EPOCH) return process.env.SOURCE_DATE_EPOCH
  const folders = OWNED_FOLDERS.map((folder) => path.join(site, folder))
  const changes = git("status", "--porcelain", "--", "src", ...folders)
  const committed = git("log", "-1", "--format=%ct")
  return changes === "" && committed ? committed : String(Math.floor(Date.now() / 1000))
}

/** Returns git's output; undefined without git, or outside of a repository. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, { cwd: ROOT, encoding: "utf8" })
  return status === 0 ? stdout.trim() : undefined
}
