import { existsSync, renameSync, rmSync } from "node:fs"
import path from "node:path"

/**
 * Replaces the published folder by a finished build. Both moves are renames, so a reader never finds half a build.
 */
export function publishOutput(output: string, published: string) {
  const last = lastOf(published)
  rmSync(last, { recursive: true, force: true })
  if (existsSync(published)) renameSync(published, last)
  try {
    renameSync(output, published)
  } finally {
    recoverPublished(published)
  }
  rmSync(last, { recursive: true, force: true })
}

/** Restores the build before if the machine stopped between the two renames. */
export function recoverPublished(published: string) {
  const last = lastOf(published)
  if (!existsSync(published) && existsSync(last)) renameSync(last, published)
}

function lastOf(published: string) {
  return path.join(path.dirname(published), `.${path.basename(published)}-last`)
}
