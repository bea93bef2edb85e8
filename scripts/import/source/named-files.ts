import { readdirSync } from "node:fs"
import path from "node:path"

import { decodeAddress } from "~/src/lib/addresses/decode-address"

import type { Entry } from "./find-entries"
import { readUtf8 } from "./read-source"
import { isFileIn } from "./site-folders"

const ENDINGS = "png|jpe?g|webp|avif|tiff?|gif|svg|mp4|webm|vtt|pdf"
/** Paths of files, in quotes, brackets and angle brackets also with spaces. */
const PATHS = new RegExp(
  String.raw`["'(<]((?:(?!\{[{%])[^"'()<>\n])+\.(?:${ENDINGS}))(?=["')>#?\s])|(?<![^\s"'()<>[\]{},=])([^\s"'()<>[\]{},=]+\.(?:${ENDINGS}))(?![\w.])`,
  "gi",
)
/** HugoBlox finds these without a field. */
const UNNAMED = /^(?:featured|cover)\.\w+$/
/** Where sites keep what they publish unchanged, or name without a folder. */
const ASSET_FOLDERS = ["", "public", "static", "assets", "assets/media", "src", "images"]

/**
 * Returns the files of the site that an entry names, whether beside it, from the site's root or from a folder of assets, each with its
 * path beside the entry's new file. `taken` has the paths there that are taken, with their sources.
 */
export function namedFiles(
  { file, path: base }: Pick<Entry, "file" | "path">,
  site: string,
  taken: Map<string, string>,
): Map<string, string> {
  const beside = path.dirname(file)
  const isBundle = /^index\./.test(path.basename(file))
  const unnamed = isBundle
    ? readdirSync(beside).filter((name) => UNNAMED.test(name) && isFileIn(path.join(beside, name), site))
    : []
  const written = new Map(unnamed.map((name) => [path.join(beside, name), name]))
  for (const [, quoted, plain] of readUtf8(file).matchAll(PATHS)) {
    const address = decodeAddress((quoted ?? plain ?? "").trim())
    const below = ASSET_FOLDERS.map((folder) => path.join(site, folder, address))
    const places = [
      path.resolve(beside, address),
      ...below,
      path.join(site, base, address),
      path.join(beside, path.basename(address)),
    ]
    const isElsewhere = /^[a-z]+:|^\/\//i.test(address)
    const source = isElsewhere ? undefined : places.find((one) => isFileIn(one, site))
    if (source !== undefined) written.set(source, address)
  }
  const copies = [...written].flatMap(([source, address]) => {
    const inText = path.posix.normalize(address).replace(/^(?:\.*\/)+/, "")
    const name = [path.basename(source), inText, path.relative(site, source)].find(
      (one) => (taken.get(one) ?? source) === source,
    )
    if (name === undefined) return []
    taken.set(name, source)
    return [[source, name] as const]
  })
  return new Map(copies)
}
