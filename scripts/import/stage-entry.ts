import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"

import { decodeAddress } from "~/src/lib/addresses/decode-address"

import type { Entry } from "./find-entries"
import { readEntryText } from "./read-source"
import { isIn } from "./site-folders"

const ENDINGS = "png|jpe?g|webp|avif|tiff?|gif|svg|mp4|webm|vtt|pdf"
/** Paths of files, in quotes, brackets and angle brackets also with spaces. */
const PATHS = new RegExp(
  String.raw`["'(<]([^"'()<>\n]+\.(?:${ENDINGS}))(?=["')>#?\s])|(?<![^\s"'()<>[\]{},=])([^\s"'()<>[\]{},=]+\.(?:${ENDINGS}))(?![\w.])`,
  "gi",
)
const YAML = /^---[\s\S]*?^---[ \t]*$/m
const TAGS = /^(tags|categories):[ \t]+(["']?)([\p{L}\d][^"',;:#[\]{}\r\n]*[ \t][^"',;:#[\]{}\r\n]*)\2[ \t]*$/gmu
/** HugoBlox finds these without a field. */
const UNNAMED = /^(?:featured|cover)\.\w+$/
/** Where sites keep what they publish unchanged, or name without a folder. */
const ASSET_FOLDERS = ["", "public", "static", "assets", "assets/media", "src", "images"]
/** Bootstrap's layers around the tags of another system, inside of which Markdown would not be read. */
const LAYERED_TAG = /<div[^>]*>\s*\{%/
const LAYER = /^[ \t]*<(?:div(?:\s+class="[^"]*")?\s*|\/div)>[ \t]*\r?\n(?:[ \t]+(?=[^\s<]|<(?!\/?div)))?/gm
/** An element with another attribute may be more than layout. */
const OTHER_LAYER = /<div(?!\s+class="[^"]*"\s*>|\s*>)/

/** Copies an entry as it is into a folder, with the files that it names. Returns the copies by their sources. */
export function stageEntry({ file, system, ...entry }: Entry, site: string, folder: string): Map<string, string> {
  const text = readEntryText(file)
  const written = system === "jekyll" ? withTagLists(text) : text
  const copies = new Map([[file, path.join(folder, "index.md")]])
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, "index.md"), withoutLayers(written).replace(/\n?$/, "\n"))
  for (const [source, written] of namedFiles({ file, ...entry }, text, site)) {
    const inText = path.posix.normalize(written).replace(/^(?:\.*\/)+/, "")
    const names = [path.basename(source), inText, path.relative(site, source)]
    const copy = names.map((name) => path.join(folder, name)).find((free) => !existsSync(free))
    if (copy === undefined) continue
    cpSync(source, copy, { dereference: true })
    copies.set(source, copy)
  }
  return copies
}

/** Returns a text with lists for tags that spaces divide. */
function withTagLists(text: string): string {
  const asList = (_all: string, field: string, _quote: string, words: string) =>
    `${field}: [${words.trim().split(/\s+/).join(", ")}]`
  return text.replace(YAML, (fields) => fields.replace(TAGS, asList))
}

/**
 * Returns the files of the site that a text names, whether beside it, from the site's root or from a folder of assets, each with its
 * path in the text.
 */
function namedFiles({ file, path: base }: Entry, text: string, site: string): Map<string, string> {
  const beside = path.dirname(file)
  const isBundle = /^index\./.test(path.basename(file))
  const unnamed = isBundle
    ? readdirSync(beside).filter((name) => UNNAMED.test(name) && isFileIn(path.join(beside, name), site))
    : []
  const named = [...text.matchAll(PATHS)].flatMap(([, quoted, plain]) => {
    const written = decodeAddress((quoted ?? plain ?? "").trim())
    if (/^[a-z]+:|^\/\//i.test(written)) return []
    const relative = path.resolve(beside, written)
    const below = ASSET_FOLDERS.map((folder) => path.join(site, folder, written))
    const found = [relative, ...below, path.join(site, base, written)].find((one) => isFileIn(one, site))
    return found === undefined ? [] : [[found, written] as const]
  })
  return new Map([...unnamed.map((name) => [path.join(beside, name), name] as const), ...named])
}

/** A link in the site may lead out of it. */
function isFileIn(file: string, site: string): boolean {
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() === true
  return isFile && isIn(file, site) && isIn(realpathSync(file), realpathSync(site))
}

/** Returns the text without the lines of layers around tags; what is inside of them begins its line. Code stays as it is. */
function withoutLayers(text: string): string {
  if (OTHER_LAYER.test(text)) return text
  const parts = text.split(/(^[ \t]*(?:```|~~~)[\s\S]*?^[ \t]*(?:```|~~~))/m)
  const isCode = (index: number) => index % 2 === 1
  return parts
    .map((part, index) =>
      isCode(index) || !LAYERED_TAG.test(part) ? part : part.replace(LAYER, "\n").replace(/(?:\r?\n){3,}/g, "\n\n"),
    )
    .join("")
}
