import { constants, cpSync, existsSync, renameSync, rmSync } from "node:fs"
import path from "node:path"

/**
 * Puts a finished build in the place of the one before, whole: who looks there finds the old one or the new one, and
 * never the half of either.
 * @param {string} output what has been built
 * @param {string} published where it belongs
 */
export function publishOutput(output, published) {
  const next = besides(published, "next")
  rmSync(next, { recursive: true, force: true })
  // A copy, which costs no space where the file system can share it: Gatsby goes on from its own output.
  cpSync(output, next, { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE })
  const last = besides(published, "last")
  rmSync(last, { recursive: true, force: true })
  if (existsSync(published)) renameSync(published, last)
  renameSync(next, published)
  rmSync(last, { recursive: true, force: true })
}

/**
 * Brings back the build before when the machine stopped in the moment between the two names.
 * @param {string} published
 */
export function recoverPublished(published) {
  const last = besides(published, "last")
  if (!existsSync(published) && existsSync(last)) renameSync(last, published)
}

/**
 * Beside it, so that a new name is all it takes.
 * @param {string} published
 * @param {string} name
 */
function besides(published, name) {
  return path.join(path.dirname(published), `.${path.basename(published)}-${name}`)
}
