import path from "node:path"

import type { Place } from "~/src/doctor/diagnostics/diagnostic"
import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { linksIn } from "~/src/doctor/markdown/text-urls"
import { CONTENT_FOLDER, isPrivate, SITE_FOLDERS } from "~/src/doctor/readers/files/content-folder"
import { decodeAddress } from "~/src/lib/addresses/decode-address"

/** A file that the content names and that is published, and where it is named. `src` is its path from the folder of that file. */
export type NamedFile = Place & { src: string }

/** An ending distinguishes a file from a page. Markdown is a page; HTML would not have the site's security policy. */
const FILE = /\.(?!(?:mdx?|markdown|x?html?)$)[a-z\d]+$/i
const OTHER_FOLDER = /^(\.\.)?\//
const SITE_FOLDER = new RegExp(`^(${SITE_FOLDERS.join("|")})/`, "i")

/**
 * Returns the file in or below the folder of a text that a link in it publishes, by its path from there, and the query and
 * the hash of the link; null for any other link.
 */
export function linkedFile(url: string, folder: string): { name: string; rest: string } | null {
  const [, address = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(url) ?? []
  if (address.includes(":")) return null
  const name = path.posix.normalize(decodeAddress(address))
  const isOther = OTHER_FOLDER.test(name) || (path.basename(folder) === CONTENT_FOLDER && SITE_FOLDER.test(name))
  return FILE.test(name) && !isOther && !isPrivate(name) ? { name, rest } : null
}

export function linkedFiles(text: MarkdownText): NamedFile[] {
  return linksIn(text).flatMap(({ name: url, place }) => {
    const linked = linkedFile(url, path.posix.dirname(place.file))
    return linked === null ? [] : [{ ...place, src: linked.name }]
  })
}
