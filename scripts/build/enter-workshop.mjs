import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

/**
 * Makes the folder in which a build works, with a mark in it, and answers with the function that takes the mark away.
 * Where the last build has left its mark it was killed: what is there is half written, and Gatsby would go on from it, so
 * all of it goes.
 * @param {string} workshop
 */
export function enterWorkshop(workshop) {
  const unfinished = path.join(workshop, "unfinished")
  if (existsSync(unfinished)) rmSync(workshop, { recursive: true })
  mkdirSync(workshop, { recursive: true })
  writeFileSync(unfinished, "")
  return () => rmSync(unfinished)
}
