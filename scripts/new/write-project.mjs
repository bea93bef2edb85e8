import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

import { OwnerError } from "../command/owner-error.mjs"

/**
 * Makes a project's folder as a whole: it is written beside and renamed, so that a crash leaves no half of it. Folders
 * that begin with a dot are not read as projects. Throws an OwnerError when the folder is there already.
 * @param {string} root
 * @param {string} slug
 * @param {string} text
 * @returns {string} the new file, seen from the root
 */
export function writeProject(root, slug, text) {
  const projects = path.join(root, "content", "projects")
  const folder = path.join(projects, slug)
  if (existsSync(folder)) {
    throw new OwnerError(`content/projects/${slug} exists already: edit it, or give another address with --slug.`)
  }
  mkdirSync(projects, { recursive: true })
  const draft = mkdtempSync(path.join(projects, ".new-"))
  try {
    const beside = path.join(draft, slug)
    mkdirSync(beside)
    writeFileSync(path.join(beside, "index.md"), text)
    renameSync(beside, folder)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return `content/projects/${slug}/index.md`
}
