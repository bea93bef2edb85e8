import { cpSync, existsSync, renameSync, rmSync } from "node:fs"
import path from "node:path"

/** The replacement is a rename, so a reader never finds half a build. */
export function publishOutput(output: string, published: string) {
  const [next, last] = [siblingOf(published, "next"), siblingOf(published, "last")]
  for (const folder of [next, last]) rmSync(folder, { recursive: true, force: true })
  move(output, next)
  if (existsSync(published)) renameSync(published, last)
  try {
    renameSync(next, published)
  } finally {
    recoverPublished(published)
  }
  rmSync(last, { recursive: true, force: true })
}

/** Restores the previous build if the machine stopped between the two renames. */
export function recoverPublished(published: string) {
  const last = siblingOf(published, "last")
  if (!existsSync(published) && existsSync(last)) renameSync(last, published)
}

function siblingOf(published: string, name: "next" | "last") {
  return path.join(path.dirname(published), `.${path.basename(published)}-${name}`)
}

function move(from: string, to: string) {
  try {
    renameSync(from, to)
  } catch (error) {
    // The two folders are on different devices.
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error
    cpSync(from, to, { recursive: true, preserveTimestamps: true })
    rmSync(from, { recursive: true })
  }
}
