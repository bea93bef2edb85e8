import { existsSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import probe from "probe-image-size"

import type { ContentProblem } from "~/src/build/content/content-problem"
import type { NamedPicture } from "~/src/build/content/named-pictures"
import { remoteAddress } from "~/src/lib/remote-address"

const PICTURE_FILE = /\.(png|jpe?g|webp|avif|tiff?)$/i
/** Kinds of pictures whose beginning can be read without decoding them. */
const READABLE_HEADER = /\.(png|jpe?g|webp|tiff?)$/i
const ADDRESS = /^([a-z][a-z\d+.-]+:|\/\/)/i

/** What is wrong with a picture, as far as the disk can tell: a remote one only has to have an https address (G2). */
export function checkPicture(folder: string, { src, file, line, column, field }: NamedPicture): ContentProblem[] {
  if (remoteAddress(src) !== null) return []
  const told = { file, line, column, field, found: `"${src}"` }
  if (ADDRESS.test(src)) {
    const expected = "a file's name, or an address that begins with https://"
    return [{ ...told, expected, fix: `name the picture's https address, or save it beside ${path.basename(file)}` }]
  }
  if (!PICTURE_FILE.test(src)) {
    const expected = "a file that ends in .png, .jpg, .webp, .avif or .tiff"
    return [{ ...told, expected, fix: "save the picture in one of these formats and name it here" }]
  }
  const absolute = path.resolve(folder, src)
  const name = path.basename(src)
  if (!existsSync(absolute) || !statSync(absolute).isFile()) {
    const fix = `put ${name} beside ${path.basename(file)}, or correct the name`
    return [{ ...told, expected: "a picture that exists", fix }]
  }
  if (READABLE_HEADER.test(src) && probe.sync(readFileSync(absolute)) === null) {
    return [{ ...told, expected: "a picture that can be read", fix: `save ${name} again` }]
  }
  return []
}
