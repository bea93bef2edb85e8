import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { slugify } from "transliteration"

import { OwnerError } from "~/scripts/command/run-command"
import { ownerOf } from "~/src/doctor/readers/content/page-name"
import { CONTENT_FOLDER } from "~/src/doctor/readers/files/content-folder"
import { isTaken } from "~/src/doctor/rules/names/reference-rules"
import { entryPath } from "~/src/lib/addresses/entry-paths"
import { latinFromUkrainian } from "~/src/lib/addresses/ukrainian-letters"

import { type Kind, newPath } from "./project-file"

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

const GERMAN = { ä: "ae", ö: "oe", ü: "ue" }
const DANISH = { æ: "ae", ø: "oe", å: "aa" }
/** The ASCII spellings of letters in languages that do not only remove their marks. */
const SPELLINGS: Record<string, Record<string, string>> = { de: GERMAN, da: DANISH, nb: DANISH, nn: DANISH, no: DANISH }

/** Returns the slug of a title in any script; empty if the title has no letters or digits. */
export function slugOf(title: string, language: string) {
  const replace = SPELLINGS[new Intl.Locale(language).language] ?? {}
  return slugify(latinFromUkrainian(title, language), { allowedChars: "a-zA-Z0-9", replace })
}

type SlugOptions = { wanted?: string | undefined; language?: string | undefined }

/**
 * Returns the folder name for a title, or the given one. Throws an OwnerError if the title has no letters or digits, and if the
 * given name is not a slug.
 */
export function newSlug(title: string, { wanted, language = "en" }: SlugOptions = {}) {
  const slug = wanted ?? slugOf(title, language)
  if (SLUG.test(slug)) return slug
  if (wanted !== undefined) {
    throw new OwnerError(`--slug "${wanted}" is not an address. Use lowercase letters, digits and single hyphens.`)
  }
  throw new OwnerError(`The title "${title}" has no letters for an address. Choose one with --slug my-address.`)
}

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
