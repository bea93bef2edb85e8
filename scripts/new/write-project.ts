import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"

import { OwnerError } from "~/scripts/command/run-command"
import { ownerOf } from "~/src/doctor/readers/content/page-name"
import { CONTENT_FOLDER } from "~/src/doctor/readers/files/content-folder"
import { isTaken } from "~/src/doctor/rules/names/reference-rules"
import { entryPath } from "~/src/lib/addresses/entry-paths"

import { type Kind, newPath } from "./project-file"

type NewFile = { kind: Kind; slug: string; text: string; isDryRun?: boolean | undefined }

/**
 * Creates a file, unless it is a dry run, and returns its path. Throws an OwnerError if the file, or the folder of an entry, exists,
 * or if something else has its address.
 */
export function writeNew(root: string, { kind, slug, text, isDryRun }: NewFile) {
  const file = newPath(kind, slug)
  const taken = kind === "page" ? file : path.posix.dirname(file)
  if (existsSync(path.join(root, taken))) {
    throw new OwnerError(`${taken} already exists. Edit it, or choose another address with --slug.`)
  }
  const address = kind === "page" ? `/${slug}` : entryPath(`${kind}s`, slug)
  const owner = kind === "page" ? ownerOf(path.join(root, CONTENT_FOLDER), slug) : isTaken(address) && "another page"
  if (owner) throw new OwnerError(`The address ${address} belongs to ${owner}. Choose another with --slug.`)
  if (isDryRun) return file
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
  return file
}
