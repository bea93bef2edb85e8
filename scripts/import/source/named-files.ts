import { readdirSync } from "node:fs"
import path from "node:path"

import { COVER_NAME } from "~/scripts/import/fields/convert-value"
import { withoutHost } from "~/scripts/import/markup/page-addresses"
import { nameOnDisk } from "~/src/doctor/readers/files/name-on-disk"
import { publishedKind } from "~/src/doctor/readers/files/published-types"
import { linkedFile } from "~/src/doctor/rules/links/linked-files"
import { decodeAddress } from "~/src/lib/addresses/decode-address"

import type { Entry } from "./find-entries"
import { FRONT_MATTER, readUtf8 } from "./read-source"
import { isFileIn } from "./site-folders"
import type { SourceSite } from "./site-settings"
import { isHiddenBySite } from "./site-visibility"

const ENDINGS = "png|jpe?g|webp|avif|tiff?|gif|svg|mp4|webm|vtt|pdf"
/** Paths of files, in quotes, brackets and angle brackets also with spaces. */
const PATHS = new RegExp(
  String.raw`["'(<]((?:(?!\{[{%])[^"'()<>\n])+\.(?:${ENDINGS}))(?=["')>#?\s])|(?<![^\s"'()<>[\]{},=])([^\s"'()<>[\]{},=]+\.(?:${ENDINGS}))(?![\w.])`,
  "gi",
)
/** Addresses of links, in Markdown, HTML and Jekyll's tags. */
const LINKS =
  /(?:\](?:\(\s*|:[ \t]+)<?|\bhref=["']?|\{%-?\s*link\s+|\{\{-?\s*["']|\}\})([^\s"'()<>{}]+\.\w+)(?=[\s"')>?#])/gi
/** Where sites keep what they publish unchanged, or name without a folder. */
const ASSET_FOLDERS = ["", "public", "static", "assets", "assets/media", "src", "images"]

/**
 * Returns the files of the site that an entry names, whether beside it, from the site's root or from a folder of assets, each with its
 * path beside the entry's new file. `taken` has the paths there that are taken, with their sources.
 */
export function namedFiles(entry: Entry, source: SourceSite, taken: Map<string, string>): Map<string, string> {
  const { file } = entry
  const { folder: site, hosts } = source
  const beside = path.dirname(file)
  const isBundle = /^index\./.test(path.basename(file))
  const found = isBundle ? readdirSync(beside).filter((name) => COVER_NAME.test(name)) : []
  const unnamed = found.map((name) => path.join(beside, name)).filter((one) => isFileIn(one, site))
  const written = new Map(unnamed.map((one) => [one, path.basename(one)]))
  const find = (text: string, placesOf: (address: string) => string[], isAllowed = (_one: string) => true) => {
    const address = decodeAddress(withoutHost(text.trim(), hosts))
    if (/^[a-z]+:|^\/\//i.test(address)) return
    const places = placesOf(address)
    // On macOS and Windows, a name in another case leads to its file, too.
    const asSpelled = (one: string) => path.join(site, nameOnDisk(site, path.relative(site, one)) ?? "")
    const isThere = (one: string) => isFileIn(one, site) && isAllowed(one)
    const source = places.find(isThere) ?? places.map(asSpelled).find(isThere)
    if (source !== undefined) written.set(source, address)
  }
  const text = readUtf8(file).replace(FRONT_MATTER, (fields) => fields.replace(/^[ \t]*#.*/gm, ""))
  for (const [, quoted, plain] of text.matchAll(PATHS)) {
    find(quoted ?? plain ?? "", (address) => [
      path.resolve(beside, address),
      ...ASSET_FOLDERS.map((folder) => path.join(site, folder, address)),
      path.join(site, entry.path, address),
      path.join(beside, path.basename(address)),
    ])
  }
  // Words may also name a file that the site does not publish, such as its settings.
  const isShown = (one: string) =>
    publishedKind(one) !== null &&
    linkedFile(path.basename(one), "") !== null &&
    !isHiddenBySite(one, { ...entry, path: "" }, source)
  // Jekyll publishes the files of its folder.
  const publics = [beside, ...(entry.system === "jekyll" ? [site] : []), `${site}/public`, `${site}/static`]
  for (const [, address = ""] of text.matchAll(LINKS)) {
    // The leading slash keeps the path in each folder.
    find(address, (name) => publics.map((folder) => path.join(folder, path.posix.join("/", name))), isShown)
  }
  const names = [...written.keys()].map((source) => path.basename(source))
  const copies = [...written].flatMap(([source, address]) => {
    const inText = path.posix.normalize(address).replace(/^(?:\.*\/)+/, "")
    const isFree = (one: string) => (taken.get(one) ?? source) === source
    const base = path.basename(source)
    const isOnlyOne = names.indexOf(base) === names.lastIndexOf(base)
    const name = [...(isOnlyOne ? [base] : []), inText, path.relative(site, source)].find(isFree)
    if (name === undefined) return []
    taken.set(name, source)
    return [[source, name] as const]
  })
  return new Map(copies)
}
