import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

/** Exit codes from here on are signals. */
const KILLED = 128
/** The mark's name. */
export const UNFINISHED = "unfinished"

/**
 * Makes the folder in which a build works, with a mark in it, and answers with the function that is told the build's exit code
 * and takes the mark away unless the build was killed.
 * Where the last build has left its mark it was killed: what is there is half written, and Gatsby would go on from it, so
 * all of it goes.
 * @param {string} workshop
 */
export function enterWorkshop(workshop) {
  const unfinished = path.join(workshop, UNFINISHED)
  if (existsSync(unfinished)) rmSync(workshop, { recursive: true })
  mkdirSync(workshop, { recursive: true })
  writeFileSync(unfinished, "")
  return (/** @type {number} */ code) => {
    if (code < KILLED) rmSync(unfinished)
  }
}
