import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { slugify } from "transliteration"

import { OwnerError } from "~/scripts/command/run-command"

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * Returns the folder name for a title in any script, or the given one. Throws an OwnerError if the title has no letters or
 * digits, and if the given name is not a slug.
 */
export function projectSlug(title: string, wanted?: string) {
  const slug = wanted ?? slugify(title, { allowedChars: "a-zA-Z0-9" })
  if (SLUG.test(slug)) return slug
  if (wanted !== undefined) {
    throw new OwnerError(`--slug "${wanted}" is not an address. Use lowercase letters, digits and single hyphens.`)
  }
  throw new OwnerError(`The title "${title}" has no letters for an address. Choose one with --slug my-project.`)
}

/** Creates the folder of a project and returns the path of its file. Throws an OwnerError if the folder exists. */
export function writeProject(root: string, slug: string, text: string) {
  const folder = `content/projects/${slug}`
  if (existsSync(path.join(root, folder))) {
    throw new OwnerError(`${folder} already exists. Edit it, or choose another address with --slug.`)
  }
  mkdirSync(path.join(root, folder), { recursive: true })
  writeFileSync(path.join(root, folder, "index.md"), text)
  return `${folder}/index.md`
}
