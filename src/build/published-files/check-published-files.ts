import { readFileSync } from "node:fs"
import path from "node:path"
import pMap from "p-map"

import { type Diagnostic, formatValue, say, warn } from "~/src/doctor/diagnostics/diagnostic"
import {
  CONTENT_FOLDER,
  PUBLICATIONS_FILE,
  RESUME_FILE,
  SITE_FILE,
  staticFolder,
} from "~/src/doctor/readers/files/content-folder"
import { findFiles } from "~/src/doctor/readers/files/find-files"
import { publishedKind } from "~/src/doctor/readers/files/published-types"
import { type Resolved, readFileBelow, resolveFile } from "~/src/doctor/readers/files/resolve-file"
import { isPublishedStatic } from "~/src/doctor/rules/files/static-types"
import type { NamedFile } from "~/src/doctor/rules/links/linked-files"

import { readProperties } from "./read-properties"
import { strippedFile } from "./stripped-file"

/** Reading a file takes memory, not time. */
const CONCURRENCY = 4

/** Returns the files of `static` that are published, as if a file in the content folder named them. */
export function staticFiles(root: string): NamedFile[] {
  const files = findFiles(staticFolder(root)).files.filter(isPublishedStatic)
  return files.map((name) => ({ file: `static/${name}`, line: 1, column: 1, field: "file", src: path.basename(name) }))
}

/**
 * Checks what files that are published say about themselves: an error for an image whose metadata cannot be removed, a warning for an
 * author, a title or a place that the site does not show (S6).
 */
export async function checkPublishedFiles(root: string, files: readonly NamedFile[]): Promise<Diagnostic[]> {
  const resolved = files.map((file) => ({ file, found: resolveNamed(root, file) }))
  // Each file once, where it is named first.
  const named = new Map(resolved.toReversed().map((each) => [each.found.path, each]))
  const there = [...named.values()].toReversed().filter(({ found: { kind } }) => kind === "file")
  const check = ({ file, found }: (typeof there)[number]) => checkFile(root, found.path, file)
  return (await pMap(there, check, { concurrency: CONCURRENCY })).flat()
}

async function checkFile(root: string, absolute: string, { src, ...place }: NamedFile): Promise<Diagnostic[]> {
  const kind = publishedKind(src)
  if (kind === "image") {
    if ((await strippedFile(absolute, kind)) !== null) return []
    const metadata = "is damaged, or has metadata that the build cannot remove, such as the place of a photo."
    return [{ ...place, ...say("file-metadata", `${formatValue(src)} ${metadata}`, "Save it as JPEG or PNG.") }]
  }
  if (kind !== "data" && kind !== "media") return []
  const shown = textsOf(root, place.file)
  const properties = await readProperties(absolute, readFileSync(absolute))
  const hidden = properties.filter(({ value }) => !shown.includes(value.toLowerCase()))
  if (hidden.length === 0) return []
  const values = [...new Set(hidden.map(({ name, value }) => `${name} ${formatValue(value)}`))].join(", ")
  const message = `${formatValue(src)} names in its properties what the site does not show: ${values}.`
  const fix = "Remove it in the program that wrote the file, or keep it if everyone may know it."
  return [warn(place, say("file-properties", message, fix))]
}

function resolveNamed(root: string, { file, src }: NamedFile): Resolved {
  const [top = ""] = file.split("/")
  const name = path.posix.relative(top, path.posix.join(path.posix.dirname(file), src))
  return resolveFile(top === CONTENT_FOLDER ? root : staticFolder(root), name)
}

/** Returns the words that the site may show, in lowercase: of the file that names another one, and of the site's own. */
function textsOf(root: string, file: string): string {
  const names = [path.posix.relative(CONTENT_FOLDER, file), SITE_FILE, RESUME_FILE, PUBLICATIONS_FILE]
  const texts = names.map((name) => readFileBelow(root, name)?.toString("utf8") ?? "")
  return texts.join("\n").toLowerCase()
}
