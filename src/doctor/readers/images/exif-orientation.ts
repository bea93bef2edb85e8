/** Where Exif begins: a TIFF is Exif from its first byte; other formats have it in a chunk. */
const EXIF = /(?:^|eXIf|Exif\0\0|EXIF.{4})(?=II\*\0|MM\0\*)/s
const [ORIENTATION, LONG] = [0x0112, 4]
const ENTRY_BYTES = 12

/** Returns the orientation, 1 to 8, that a camera has noted in a JPEG, PNG, WebP or TIFF; 1 if there is none. */
export function exifOrientation(image: Buffer): number {
  const found = EXIF.exec(image.toString("latin1"))
  if (found === null) return 1
  const exif = image.subarray(found.index + found[0].length)
  const isLittle = exif[0] === 0x49
  const at = (offset: number, bytes: 2 | 4) => {
    if (offset + bytes > exif.length) return 0
    return isLittle ? exif.readUIntLE(offset, bytes) : exif.readUIntBE(offset, bytes)
  }
  const fields = at(4, 4)
  for (let field = fields + 2; field < fields + 2 + at(fields, 2) * ENTRY_BYTES; field += ENTRY_BYTES) {
    if (at(field, 2) === ORIENTATION) return at(field + 8, at(field + 2, 2) === LONG ? 4 : 2)
  }
  return 1
}
