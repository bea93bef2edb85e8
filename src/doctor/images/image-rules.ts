import { statSync } from "node:fs"
import path from "node:path"

import type { ContentProblem } from "~/src/doctor/diagnostic"
import { nameOnDisk } from "~/src/doctor/files/name-on-disk"
import { readPictureHeader } from "~/src/doctor/images/image-header"
import { checkPictureSize } from "~/src/doctor/images/image-size"
import type { NamedPicture } from "~/src/doctor/images/named-images"
import { SAME_CASE } from "~/src/doctor/links/letter-case"
import { remoteAddress } from "~/src/lib/remote-address"

const PICTURE_FILE = /\.(png|jpe?g|webp|avif|tiff?)$/i
const ADDRESS = /^([a-z][a-z\d+.-]+:|\/\/)/i

/** What is wrong with a picture, as far as the disk can tell: a remote one only has to have an https address (G2). */
export function checkPicture(
  folder: string,
  { src, file, line, column, field, frame }: NamedPicture,
): ContentProblem[] {
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
  const name = path.basename(src)
  const onDisk = nameOnDisk(folder, src)
  const absolute = path.resolve(folder, onDisk ?? src)
  if (onDisk === null || !statSync(absolute).isFile()) {
    const fix = `put ${name} beside ${path.basename(file)}, or correct the name`
    return [{ ...told, expected: "a picture that exists", fix }]
  }
  if (onDisk !== src) return [{ ...told, expected: SAME_CASE, fix: `write ${onDisk}, or rename the file` }]
  const header = readPictureHeader(absolute)
  if (header === null) return [{ ...told, expected: "a picture that can be read", fix: `save ${name} again` }]
  return checkPictureSize(src, header, frame).map((size) => ({ ...told, ...size }))
}
